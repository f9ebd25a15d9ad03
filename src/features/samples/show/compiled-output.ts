import type { Element, ElementContent } from 'hast';
import { element as h } from '../../../compile/hast-element.ts';
import { pluralFor, textFor } from '../../../texts/text.ts';
import type { CompiledRule } from '../compiler/project.ts';
import { formatBytes } from '../rules/read-rule.ts';
import { writeSheet } from '../write-output.ts';
import { hueLegend } from './hue-legend.ts';
import { countBytes, type NumberedRule } from './number-rules.ts';
import { codePane, type Pane, paneBoxes, paneSwitch, radioSwitch } from './panes.ts';
import { tileList } from './tiles.ts';

type CompiledOutputInput = {
  rules: readonly NumberedRule[];
  /** The compiled JavaScript, highlighted. */
  js: ElementContent[];
  /** Its style sheet, if that is shown too. */
  sheets?: Sheets;
  /** The address of the sample in the playground. */
  playground?: string;
  /** The name of the group of radio buttons. */
  name: string;
  /** Whether a legend says what the hues of its tiles mean. */
  hasLegend: boolean;
};

/** The compiled output of a sample, below its source: its rules as tiles, or its JavaScript. */
export function buildCompiledOutput(input: CompiledOutputInput): Element {
  const { rules, js, sheets, playground, name, hasLegend } = input;
  const tiles = rules.length > 0 ? tileList(rules) : [h('p', {}, textFor('samples.noRules'))];
  const panes: Pane[] = [
    {
      key: 'rules',
      label: pluralFor('samples.rules', rules.length),
      more: `, ${formatBytes(countBytes(rules))}`,
      content: h(
        'div',
        { dataLabel: textFor('samples.output') },
        ...(sheets ? [notations(tiles, name, sheets)] : tiles),
        ...(hasLegend ? [hueLegend()] : []),
      ),
    },
    { key: 'js', label: 'JavaScript', content: codePane(js) },
  ];
  // Copies have the project itself.
  const link =
    playground && h('a', { href: playground, dataNoMarkdown: '' }, textFor('samples.open'));
  return h(
    'div',
    { className: ['became'] },
    h('div', {}, paneSwitch(panes, name), ...(link ? [link] : [])),
    ...paneBoxes(panes),
  );
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
 * Rules for a page that explains how their order is kept: one by one, or as the style sheet in both notations, with
 * radio buttons to choose.
 * @param name the name of the sample's group of buttons
 */
function notations(tiles: readonly Element[], name: string, sheets: Sheets): Element {
  const choices = [
    { value: 'list', label: [textFor('samples.single')], content: tiles },
    {
      value: 'layers',
      name: 'CSS in layers',
      label: [textFor('samples.layers')],
      content: [codePane(sheets.layers)],
    },
    {
      value: 'selectors',
      name: 'CSS',
      label: [`${textFor('samples.selectors')} `, h('code', {}, ':not(#\\#)')],
      content: [codePane(sheets.selectors)],
    },
  ];
  return h(
    'div',
    { className: ['notations'] },
    radioSwitch('switch', textFor('samples.notation'), `${name}n`, choices),
    ...choices.map(({ value, name: dataLabel, content }) =>
      h('div', { className: [`as-${value}`], ...(dataLabel && { dataLabel }) }, ...content),
    ),
  );
}
