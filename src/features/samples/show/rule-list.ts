import type { Element } from 'hast';
import { element as h } from '../../../compile/hast-element.ts';
import { readRule } from '../rules/read-rule.ts';
import { firstLine, hueOfRule, type NumberedRule } from './number-rules.ts';
import { joinDeclarations } from './tiles.ts';

export type RuleListOptions = {
  /** Whether a rule is marked as new; without the function none is. */
  isNew?: (rule: NumberedRule) => boolean;
  /** Whether to show only classes and declarations, in a narrow column. */
  isBrief?: boolean;
};

/**
 * The compiled rules of a file, each with its priority and source line. Tab moves to the first;
 * `boot/sample-lines` handles the other keys.
 */
export function ruleList(
  rules: readonly NumberedRule[],
  file: string,
  { isNew, isBrief = false }: RuleListOptions = {},
): Element {
  const heads = ['Class', 'Declaration', 'Priority', 'Line'].map((name) => h('span', {}, name));
  const rows = rules.map((rule, place) => {
    const isKnown = isNew && !isNew(rule);
    return h(
      'li',
      {
        dataR: String(rule.number),
        tabIndex: place === 0 ? 0 : -1,
        ...(isKnown && { className: ['known'] }),
      },
      ...spaced([...cellsOf(rule, isBrief), ...(isBrief ? [] : placesOf(rule, file))]),
    );
  });
  return h(
    'div',
    { className: ['rules'], ...(!isBrief && { dataColumns: true }) },
    ...(isBrief ? [] : [h('p', {}, ...spaced(heads))]),
    h('ul', { ariaLabel: 'Rules' }, ...rows),
  );
}

/** Puts spaces between cells, which are words in a row where styles don't apply, as in the reader view of browsers. */
function spaced(cells: readonly Element[]): (Element | string)[] {
  return cells.flatMap((cell, place) => (place > 0 ? [' ', cell] : [cell]));
}

/** Formats conditions above the selector, and declarations one below the other. */
function cellsOf(rule: NumberedRule, isBrief: boolean): Element[] {
  const read = readRule(rule.css);
  const selector = read.map((rule) => rule.selector).join('\n');
  const conditions = [...new Set(read.flatMap((rule) => rule.conditions))];
  return [
    ...(conditions.length > 0 ? [h('code', { className: ['when'] }, conditions.join('\n'))] : []),
    h('code', { className: hueOfRule(rule) }, ...(isBrief ? breakable(selector) : [selector])),
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

/** In a narrow list, a long selector breaks after the class. */
function breakable(selector: string): (Element | string)[] {
  const end = selector.length > 20 ? selector.indexOf(':') : -1;
  return end < 1 ? [selector] : [selector.slice(0, end), h('wbr', {}), selector.slice(end)];
}

/** `0.1` of variables stays as it is; sums of tenths are rounded. */
function formatPriority(priority: number): string {
  return String(Math.round(priority * 100) / 100);
}
