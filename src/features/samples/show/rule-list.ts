import type { Element } from 'hast';
import { readRule } from '../rules/read-rule.ts';
import { h } from './hast.ts';
import { hueOfRule } from './hue-of-rule.ts';
import { firstLine, type NumberedRule } from './number-rules.ts';

export type RuleListOptions = {
  /** Whether a rule is marked as one that nothing before it has; nothing is marked without. */
  isNew?: (rule: NumberedRule) => boolean;
  /** Classes and declarations only, in a narrow column. */
  isBrief?: boolean;
};

/**
 * The rules that a file became, each with its priority and the line that it comes from. Tab leads to
 * the first; `boot/sample-lines` moves on from there.
 */
export function ruleList(
  rules: readonly NumberedRule[],
  file: string,
  { isNew, isBrief = false }: RuleListOptions = {},
): Element {
  const heads = ['Class', 'Declaration', 'Priority', 'Line'].flatMap((name, place) => [
    ...(place > 0 ? [' '] : []),
    h('span', {}, name),
  ]);
  const rows = rules.map((rule, place) => {
    const isKnown = isNew && !isNew(rule);
    return h(
      'li',
      {
        dataR: String(rule.number),
        tabIndex: place === 0 ? 0 : -1,
        ...(isKnown && { className: ['known'] }),
      },
      ...cellsOf(rule, isBrief),
      ...(isBrief ? [] : placesOf(rule, file)),
    );
  });
  return h(
    'div',
    { className: ['rules'] },
    ...(isBrief ? [] : [h('p', {}, ...heads)]),
    h('ul', { ariaLabel: 'Rules' }, ...rows),
  );
}

/** One notation for all: conditions above the selector, declarations one below the other. */
function cellsOf(rule: NumberedRule, isBrief: boolean): Element[] {
  const read = readRule(rule.css);
  const selector = read.map((part) => part.selector).join('\n');
  const conditions = [...new Set(read.flatMap((part) => part.conditions))];
  return [
    ...(conditions.length > 0 ? [h('code', { className: ['when'] }, conditions.join('\n'))] : []),
    h('code', { className: hueOfRule(rule) }, ...(isBrief ? breakable(selector) : [selector])),
    h('code', {}, joinDeclarations(read.flatMap(({ declarations }) => declarations))),
  ];
}

/** Its place among the rules, and the line of the source. */
function placesOf(rule: NumberedRule, file: string): Element[] {
  const line = firstLine(rule, file);
  return [
    h('span', {}, formatPriority(rule.priority)),
    h('span', {}, Number.isFinite(line) ? String(line) : ''),
  ];
}

/** In the narrow list a long selector ends its line before what follows the class. */
function breakable(selector: string): (Element | string)[] {
  const end = selector.length > 20 ? selector.indexOf(':') : -1;
  return end < 1 ? [selector] : [selector.slice(0, end), h('wbr', {}), selector.slice(end)];
}

/** One below the other, each ended but the last one; the steps of an animation end by themselves. */
function joinDeclarations(declarations: readonly string[]): string {
  return declarations.join('\n').replace(/(?<!\})\n/g, ';\n');
}

/** `0.1` of variables stays as it is; sums of tenths are not told to the last digit. */
function formatPriority(priority: number): string {
  return String(Math.round(priority * 100) / 100);
}
