import type { Element, ElementContent } from 'hast';
import { element as h } from '../../../compile/hast-element.ts';
import type { CompiledRule, CompiledSource } from '../compiler/project.ts';
import { writeSheet } from '../write-output.ts';
import { formatSize, type NumberedRule } from './number-rules.ts';
import { codePane, type Pane, paneBoxes, paneSwitch, radioSwitch } from './panes.ts';
import { ruleList } from './rule-list.ts';

type CompiledOutputInput = {
  file: CompiledSource;
  rules: readonly NumberedRule[];
  /** The compiled JavaScript, highlighted. */
  js: ElementContent[];
  /** Its style sheet, if that is shown too. */
  sheets?: Sheets;
  /** The component itself, if it can be shown. */
  shown?: Element;
  /** Whether the component is shown above the fold. */
  isOpen?: boolean;
  /** The address of the sample in the playground. */
  playground?: string;
  /** The name of the group of radio buttons. */
  name: string;
};

/**
 * The compiled output of a sample, folded below its source: the component itself, rules, and JavaScript; the
 * component above the fold if its page asks for that.
 */
export function buildCompiledOutput(input: CompiledOutputInput): Element[] {
  const { file, rules, js, sheets, playground, name } = input;
  const [open, shown] = input.isOpen ? [input.shown] : [undefined, input.shown];
  const panes: Pane[] = [
    ...(shown ? [{ key: 'shown' as const, label: 'Component', content: shown }] : []),
    ...(rules.length > 0
      ? [
          {
            key: 'rules' as const,
            label: 'Rules',
            content: rulesPane(ruleList(rules, file.name), name, sheets),
          },
        ]
      : []),
    { key: 'js', label: 'JavaScript', content: codePane(js) },
  ];
  const size = rules.length > 0 ? [' ', h('span', {}, formatSize(rules))] : [];
  const boxes = paneBoxes(panes);
  const details = h(
    'details',
    { className: ['became'] },
    h('summary', {}, 'Compiled output', ...size),
    h('div', {}, ...(panes.length > 1 ? [paneSwitch(panes, name)] : []), ...boxes),
  );
  // Copies have the project itself: its link would be a tenth of their text.
  const link = playground && h('a', { href: playground, dataNoMarkdown: '' }, 'Open in playground');
  // Before the folded part, so that it doesn't move when that opens.
  return [open, link || undefined, details].filter((node) => node !== undefined);
}

/** A style sheet in both notations, highlighted. */
type Sheets = { layers: ElementContent[]; selectors: ElementContent[] };

/** Writes the style sheet of some rules like the compiler, with and without cascade layers. */
export async function writeSheets(
  rules: readonly CompiledRule[],
  tokenize: (code: string) => Promise<ElementContent[]>,
): Promise<Sheets> {
  return {
    layers: await tokenize(await writeSheet(rules, { layers: true })),
    selectors: await tokenize(await writeSheet(rules, { layers: false })),
  };
}

/**
 * The list of rules. If a page explains how their order is kept, also the style sheet in both notations, with
 * radio buttons to choose.
 * @param name the name of the sample's group of buttons
 */
function rulesPane(list: Element, name: string, sheets?: Sheets): Element {
  if (!sheets) return list;
  const notations = [
    { value: 'list', label: ['One by one'], content: list },
    {
      value: 'layers',
      name: 'CSS in layers',
      label: ['In layers'],
      content: codePane(sheets.layers),
    },
    {
      value: 'selectors',
      name: 'CSS',
      label: ['By ', h('code', {}, ':not(#\\#)')],
      content: codePane(sheets.selectors),
    },
  ];
  return h(
    'div',
    { className: ['notations'] },
    radioSwitch('switch', 'Notation', `${name}n`, notations),
    ...notations.map(({ value, name: dataLabel, content }) =>
      h('div', { className: [`as-${value}`], ...(dataLabel && { dataLabel }) }, content),
    ),
  );
}
