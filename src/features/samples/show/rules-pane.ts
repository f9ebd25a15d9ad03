import type { Element, ElementContent } from 'hast';
import type { Rule } from '../compiler/project.ts';
import { writeSheet } from '../write-output.ts';
import { codePane } from './code-pane.ts';
import { h, radioSwitch } from './hast.ts';

/** A style sheet in both notations, highlighted. */
export type Sheets = { layers: ElementContent[]; selectors: ElementContent[] };

/** Writes the style sheet of some rules like the compiler, with and without cascade layers. */
export async function writeSheets(
  rules: readonly Rule[],
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
export function rulesPane(list: Element, name: string, sheets?: Sheets): Element {
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
