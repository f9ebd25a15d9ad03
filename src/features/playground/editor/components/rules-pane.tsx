import { useAtom, useAtomValue } from 'jotai';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { pluralFor, textFor } from '../../../../texts/text.ts';
import type { CompiledRule } from '../../../samples/compiler/project.ts';
import { formatBytes } from '../../../samples/rules/read-rule.ts';
import { answerAtom, litAtom, modeAtom, rulesAtom } from '../state.ts';
import { usePlayground } from './context.ts';
import { Choice, ScrollArea } from './controls.tsx';
import { bytesOf, isReused, RuleRow } from './rule-row.tsx';

const modes = [
  { id: 'production', label: textFor('playground.mode.production') },
  { id: 'development', label: textFor('playground.mode.development') },
] as const;

const columns = [
  textFor('playground.rules.rule'),
  textFor('samples.priority'),
  textFor('playground.rules.bytes'),
];

/** Chooses the form of class names: short ones, or debug names that show their origin. */
export function NamesChoice() {
  const [mode, setMode] = useAtom(modeAtom);
  return (
    <Choice label={textFor('playground.mode')} options={modes} chosen={mode} onChoose={setMode} />
  );
}

/** The compiled rules of a project, each linked to its lines. */
export function RulesPane() {
  const { tie, goTo } = usePlayground();
  const rules = useAtomValue(rulesAtom);
  const lit = useAtomValue(litAtom);
  const answer = useAtomValue(answerAtom)?.answer;
  // The first answer comes without rules, which would be counted as none.
  const isEmpty = rules.length === 0 && (answer === undefined || answer.withoutLines);
  const reused = rules.filter(isReused).length;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = lit.size > 0 && frame.current?.querySelector('.lit');
    if (frame.current && row) scrollWithin(frame.current, row);
  }, [lit]);
  const ruleOf = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest('tr') : null;
    return rules[(row?.rowIndex ?? 0) - 1];
  };
  const leave = () => tie.pointAtRule(undefined);
  return (
    <>
      <div className="bar rules-bar">
        <p className="sums">{isEmpty ? '\u00a0' : describeSums(rules)}</p>
        <p className="sums">
          {isEmpty ? '\u00a0' : textFor('playground.rules.reused', { count: reused })}
        </p>
        <NamesChoice />
      </div>
      <ScrollArea ref={frame} className="table" label={textFor('playground.view.rules')}>
        <table>
          <caption className="hidden">{textFor('playground.rules.caption')}</caption>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: each row has a button, whose press arrives here */}
          <tbody
            onClick={(event) => {
              const first = ruleOf(event)?.lines[0];
              if (first) goTo({ file: first.file, line: first.from });
            }}
            onPointerOver={(event) => tie.pointAtRule(ruleOf(event))}
            onFocus={(event) => tie.pointAtRule(ruleOf(event))}
            onPointerLeave={leave}
            onBlur={leave}
          >
            {rules.map((rule) => (
              <RuleRow
                key={rule.className + rule.css}
                rule={rule}
                isLit={lit.has(rule.className)}
              />
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </>
  );
}

/** Scrolls just far enough for a row to be visible, without scrolling the page. */
function scrollWithin(frame: HTMLElement, row: Element): void {
  const [outer, inner] = [frame.getBoundingClientRect(), row.getBoundingClientRect()];
  const head = 36;
  if (inner.top < outer.top + head) frame.scrollTop += inner.top - outer.top - head;
  else if (inner.bottom > outer.bottom) frame.scrollTop += inner.bottom - outer.bottom;
}

function describeSums(rules: readonly CompiledRule[]): string {
  const declarations = rules.reduce((sum, { lines }) => sum + lines.length, 0);
  const bytes = rules.reduce((sum, rule) => sum + bytesOf(rule), 0);
  const counted = pluralFor('playground.rules.declarations', declarations);
  return `${counted} → ${pluralFor('playground.rules.count', rules.length)}, ${formatBytes(bytes)}`;
}
