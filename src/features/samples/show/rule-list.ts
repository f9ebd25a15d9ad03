import type { Element } from 'hast';
import { element as h } from '../../../compile/hast-element.ts';
import { textFor } from '../../../texts/text.ts';
import { readRule } from '../rules/read-rule.ts';
import { firstLine, hueOfRule, type NumberedRule } from './number-rules.ts';
import { joinDeclarations } from './tiles.ts';

/**
 * The compiled rules of a file, each with its priority and source line. Tab moves to the first;
 * `boot/sample-lines` handles the other keys.
 */
export function ruleList(rules: readonly NumberedRule[], file: string): Element {
  const heads = [
    textFor('samples.class'),
    textFor('samples.declaration'),
    textFor('samples.priority'),
    textFor('samples.line'),
  ].map((name) => h('span', {}, name));
  const rows = rules.map((rule, place) =>
    h(
      'li',
      { dataR: String(rule.number), tabIndex: place === 0 ? 0 : -1 },
      ...spaced([...cellsOf(rule), ...placesOf(rule, file)]),
    ),
  );
  return h(
    'div',
    { className: ['rules'], dataColumns: true },
    h('p', {}, ...spaced(heads)),
    h('ul', { ariaLabel: textFor('samples.rulePane') }, ...rows),
  );
}

/** Puts spaces between cells, which are words in a row where styles don't apply, as in the reader view of browsers. */
function spaced(cells: readonly Element[]): (Element | string)[] {
  return cells.flatMap((cell, place) => (place > 0 ? [' ', cell] : [cell]));
}

/** Formats conditions above the selector, and declarations one below the other. */
function cellsOf(rule: NumberedRule): Element[] {
  const read = readRule(rule.css);
  const selector = read.map((rule) => rule.selector).join('\n');
  const conditions = [...new Set(read.flatMap((rule) => rule.conditions))];
  return [
    ...(conditions.length > 0 ? [h('code', { className: ['when'] }, conditions.join('\n'))] : []),
    h('code', { className: hueOfRule(rule) }, selector),
    h('code', {}, joinDeclarations(read.flatMap(({ declarations }) => declarations))),
  ];
}

/** Its priority, and its source line. */
function placesOf(rule: NumberedRule, file: string): Element[] {
  const line = firstLine(rule, file);
  return [
    h('span', {}, formatPriority(rule.priority)),
    h('span', {}, Number.isFinite(line) ? String(line) : ''),
  ];
}

/** `0.1` of variables stays as it is; sums of tenths are rounded. */
function formatPriority(priority: number): string {
  return String(Math.round(priority * 100) / 100);
}
