import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { textFor } from '../../../../texts/text.ts';
import {
  activeAtom,
  besides,
  consoleAtom,
  filesAtom,
  hasEditorAtom,
  leaveHintId,
  type View,
  viewAtom,
  viewLabels,
  views,
  widthAtom,
} from '../state.ts';
import { usePlayground } from './context.ts';
import { ScrollArea } from './controls.tsx';
import { Divider, useShares } from './dividers.tsx';
import { ElementCard } from './element-card.tsx';
import { FilesBar, ProblemsList } from './files-bar.tsx';
import { ConsolePane, JavaScriptPane } from './output-panes.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { RulesPane } from './rules-pane.tsx';
import { PaneTabs } from './tabs.tsx';

/** In a wide window the preview has its own pane; in a narrow one the code is one of the views. */
export function Panes() {
  const playground = usePlayground();
  const width = useAtomValue(widthAtom);
  const { code, rules } = useShares();
  const panes = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const codePlace = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    panes.current?.style.setProperty('--code-share', `${code}%`);
    panes.current?.style.setProperty('--rules-share', `${rules}%`);
  }, [code, rules]);
  useEffect(() => {
    if (stage.current && codePlace.current) playground.start(stage.current, codePlace.current);
    return playground.stop;
  }, [playground]);
  return (
    <div ref={panes} className="panes">
      {width === 'narrow' && <ViewTabs />}
      <div className="left">
        <FilesBar />
        {/* CodeMirror's place. */}
        <div
          ref={codePlace}
          id="code"
          className="code"
          role="tabpanel"
          aria-label={textFor('playground.file')}
        >
          <EarlyCode />
        </div>
        <p id={leaveHintId} className="leave-hint">
          {textFor('playground.leaveHint')}
        </p>
        <ProblemsList />
      </div>
      <Divider of="code" />
      {width === 'medium' && <ViewTabs />}
      <PreviewPane stage={stage} />
      <Divider of="rules" />
      {width === 'wide' && <ViewTabs />}
      <div className="right">
        <Panel id="rules">
          <RulesPane />
        </Panel>
        <Panel id="javascript">
          <JavaScriptPane />
        </Panel>
        <Panel id="console">
          <ConsolePane />
        </Panel>
      </div>
      <ElementCard />
    </div>
  );
}

/** The open file as text with line numbers, until the code editor has started. */
function EarlyCode() {
  const active = useAtomValue(activeAtom);
  const file = useAtomValue(filesAtom).find(({ name }) => name === active);
  const lines = useAtomValue(hasEditorAtom) ? [] : (file?.code.split('\n') ?? []);
  if (lines.length === 0) return null;
  return (
    <ScrollArea as="pre" className="early-code" label={textFor('playground.view.code')}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name
        <code key={at}>{`${line}\n`}</code>
      ))}
    </ScrollArea>
  );
}

/** The views of the project's compiled output, without those that have their own pane. */
function ViewTabs() {
  const beside = besides[useAtomValue(widthAtom)];
  const lines = useAtomValue(consoleAtom).length;
  const select = useSetAtom(viewAtom);
  const tabs = views
    .filter((id) => !beside.includes(id))
    .map((id) => ({
      id,
      label: viewLabels[id],
      mark: id === 'console' && lines > 0 ? `${lines}` : undefined,
    }));
  return (
    <PaneTabs
      label={textFor('playground.views')}
      tabs={tabs}
      selected={useAtomValue(viewAtom)}
      panelOf={(id) => id}
      onSelect={(id) => {
        const view = tabs.find((tab) => tab.id === id)?.id;
        if (view) select(view);
      }}
    />
  );
}

function Panel({ id, children }: { id: View; children: ReactNode }) {
  return (
    <div id={id} className="panel" role="tabpanel" aria-label={viewLabels[id]}>
      {children}
    </div>
  );
}
