import type { Element, ElementContent } from 'hast';
import type { CompiledFile } from '../compiler/project.ts';
import { codePane } from './code-pane.ts';
import { h, radioSwitch } from './hast.ts';
import { countBytes, type NumberedRule, tellSize } from './number-rules.ts';
import { type Pane, paneBoxes, paneSwitch } from './panes.ts';
import { ruleList } from './rule-list.ts';

/** One of the components that are added one after the other. */
export type InstrumentPart = {
  file: CompiledFile;
  rules: readonly NumberedRule[];
  source: ElementContent[];
  js: ElementContent[];
  shown?: Element;
};

const panes: Omit<Pane, 'content'>[] = [
  { key: 'source', label: 'Source' },
  { key: 'rules', label: 'Rules' },
  { key: 'js', label: 'JavaScript' },
  { key: 'shown', label: 'Component' },
];

/**
 * Components beside what they became, one shown at a time, each added to those before it: what it
 * adds to the style sheet stands on the button that adds it.
 */
export function instrument(parts: readonly InstrumentPart[]): Element[] {
  const counted = countParts(parts);
  const choices = counted.map(({ part, added, before }, place) => ({
    title: `${place === 0 ? '' : '+ '}${titleOf(part.file.name)}`,
    text: before.length === 0 ? tellSize(added) : `${countBytes(added)} bytes more`,
  }));
  return [partSwitch('Components', choices), paneSwitch(panes, 'pane'), ...counted.map(addedBox)];
}

/**
 * The files of a project beside what they became, one shown at a time. Of the component nothing is
 * shown: it may be made for a window of its own.
 */
export function fileInstrument(parts: readonly Omit<InstrumentPart, 'shown'>[]): Element[] {
  const choices = parts.map(({ file, rules }) => ({ title: file.name, text: tellSize(rules) }));
  const shown = panes.filter(({ key }) => key !== 'shown');
  const boxes = parts.map((part) =>
    partBox(part, tellSize(part.rules), ruleList(part.rules, part.file.name)),
  );
  return [partSwitch('Files', choices), paneSwitch(shown, 'pane'), ...boxes];
}

function partSwitch(name: string, choices: readonly { title: string; text: string }[]): Element {
  const labelled = choices.map(({ title, text }, place) => {
    return { value: String(place + 1), label: [h('b', {}, title), ' ', h('span', {}, text)] };
  });
  return radioSwitch('parts', name, 'part', labelled);
}

type CountedPart = { part: InstrumentPart; added: NumberedRule[]; before: NumberedRule[] };

/** The rules that each part adds, and those of the parts before it. */
function countParts(parts: readonly InstrumentPart[]): CountedPart[] {
  const known = new Map<string, NumberedRule>();
  return parts.map((part) => {
    const before = [...known.values()];
    const added = part.rules.filter(({ css }) => !known.has(css));
    for (const rule of added) known.set(rule.css, rule);
    return { part, added, before };
  });
}

function addedBox({ part, added, before }: CountedPart, place: number): Element {
  const { file, rules } = part;
  const known = rules.length - added.length;
  const title =
    known === 0 ? tellSize(rules) : `${rules.length} rules, ${added.length} of them new`;
  const list = ruleList(rules, file.name, ({ css }) => added.some((rule) => rule.css === css));
  return partBox(part, title, list, sumOf([...before, ...added], place + 1));
}

function partBox(
  { file, source, js, shown }: InstrumentPart,
  title: string,
  list: Element,
  ...below: Element[]
): Element {
  return h(
    'section',
    { className: ['part'], ariaLabel: file.name },
    ...paneBoxes([
      { key: 'source', content: titled(file.name, codePane(source)) },
      { key: 'rules', content: titled(title, list) },
      { key: 'js', content: titled('Compiled', codePane(js)) },
      ...(shown ? [{ key: 'shown' as const, content: shown }] : []),
    ]),
    ...below,
  );
}

function sumOf(rules: readonly NumberedRule[], count: number): Element {
  const components = count === 1 ? '1 component' : `${count} components`;
  return h(
    'p',
    { className: ['sum'] },
    `Style sheet for ${components}: `,
    h('b', {}, tellSize(rules)),
  );
}

function titled(title: string, content: Element): Element {
  return h('figure', {}, h('figcaption', { className: ['code-title'] }, title), content);
}

function titleOf(file: string): string {
  return file.replace(/\.\w+$/, '');
}
