import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pluralFor, textFor } from '../../../../texts/text.ts';
import type { ProjectFile } from '../../../samples/compiler/project.ts';
import { shortenCode } from '../../../samples/rules/read-rule.ts';
import type { ConsoleLine } from '../../protocol/compiler.ts';
import {
  activeAtom,
  answerAtom,
  consoleAtom,
  filesAtom,
  hasEditorAtom,
  viewAtom,
} from '../state.ts';
import { usePlayground } from './context.ts';
import { Button, PlaceButton, ScrollArea } from './controls.tsx';
import { NamesChoice } from './rules-pane.tsx';

/** Highlighted code, with the colours of the editor. */
function ColoredCode({ text }: { text: string }) {
  const { colorCode } = usePlayground();
  // Its colours come with the code editor.
  useAtomValue(hasEditorAtom);
  return colorCode(text).map((token, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a text have no other name than their place
    <span key={at} className={token.className || undefined}>
      {token.text}
    </span>
  ));
}

/** The compiled code of the current file, formatted like on the home page; rendered only while it is in sight. */
export function JavaScriptPane() {
  const name = useAtomValue(activeAtom);
  const answer = useAtomValue(answerAtom)?.answer;
  const isShown = useAtomValue(viewAtom) === 'javascript';
  const js = answer?.compiled.files.find((file) => file.name === name)?.js;
  return (
    <>
      <div className="bar">
        <p className="sums">
          {answer && (js === undefined ? textFor('playground.notCompiled', { name }) : name)}
        </p>
        <NamesChoice />
      </div>
      <ScrollArea as="pre" label={textFor('playground.view.javascript')}>
        <code>{isShown && <ColoredCode text={shortenCode(js ?? '')} />}</code>
      </ScrollArea>
    </>
  );
}

/** The levels as words, for those who can't see the colours. */
const words: Readonly<Partial<Record<ConsoleLine['level'], string>>> = {
  warn: textFor('playground.console.warning'),
  error: textFor('playground.console.error'),
};

/** The console output of the project, newest last. */
export function ConsolePane() {
  const [lines, setLines] = useAtom(consoleAtom);
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls on after each line
  useLayoutEffect(() => {
    const { current } = list;
    if (current && isAtEnd.current) current.scrollTop = current.scrollHeight;
  }, [lines]);
  return (
    <>
      <div className="bar">
        <p className="sums">
          {lines.length === 0
            ? textFor('playground.console.empty')
            : pluralFor('playground.console.lines', lines.length)}
        </p>
        <Button label={textFor('playground.console.clear')} onClick={() => setLines([])} />
      </div>
      <ScrollArea
        ref={list}
        className="console"
        role="log"
        label={textFor('playground.view.console')}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < 40;
        }}
      >
        {lines.map(({ level, text, place }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
          <div key={at} data-level={level}>
            {words[level] && <b>{words[level]}</b>}
            <span className="said">{text}</span>
            {place && <PlaceButton place={place} />}
          </div>
        ))}
      </ScrollArea>
    </>
  );
}

/** The printed version: all files one after the other, since the editor only contains the visible lines. */
export function Printout() {
  const { store } = usePlayground();
  const [files, setFiles] = useState<ProjectFile[]>([]);
  useEffect(() => {
    const fill = () => flushSync(() => setFiles(store.get(filesAtom)));
    addEventListener('beforeprint', fill);
    return () => removeEventListener('beforeprint', fill);
  }, [store]);
  return (
    <div className="printout">
      {files.map(({ name, code }) => (
        <section key={name}>
          <h2>{name}</h2>
          <pre>
            <ColoredCode text={code} />
          </pre>
        </section>
      ))}
    </div>
  );
}
