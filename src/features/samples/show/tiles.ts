import type { Element } from 'hast';
import { element as h } from '../../../compile/hast-element.ts';
import { textFor } from '../../../texts/text.ts';
import type { CompiledRule } from '../compiler/project.ts';
import { readRule } from '../rules/read-rule.ts';
import { hueOfRule, type NumberedRule } from './number-rules.ts';

/** How many tiles are in sight if there are more than fit at a glance. */
const [mostTiles, firstTiles] = [8, 6];

/**
 * The rules of a file as tiles: all of them, or the first few and the rest in a disclosure. Tab moves to the first;
 * `boot/sample-lines` handles the other keys.
 * @param isNew whether a tile is filled; by default all are
 */
export function tileList(
  rules: readonly NumberedRule[],
  isNew: (rule: NumberedRule) => boolean = () => true,
): Element[] {
  const box = (shown: readonly NumberedRule[], isFirst: boolean) =>
    tileBox(
      sortByHeight(shown).map((rule, place) => tile(rule, isFirst && place === 0, isNew(rule))),
    );
  if (rules.length <= mostTiles) return [box(rules, true)];
  const label = h('summary', {}, textFor('samples.allRules', { count: rules.length }));
  return [
    box(rules.slice(0, firstTiles), true),
    h('details', {}, label, box(rules.slice(firstTiles), false)),
  ];
}

/** The lowest tiles first: beside a tall one, the others of a row would leave a hole. */
const sortByHeight = (rules: readonly NumberedRule[]) =>
  rules
    .map((rule) => ({ rule, lines: countLines(readRule(rule.css)) }))
    .sort((a, b) => a.lines - b.lines)
    .map(({ rule }) => rule);

const countLines = (parts: ReturnType<typeof readRule>) =>
  parts.reduce((sum, part) => sum + part.conditions.length + part.declarations.length, 0);

const tileBox = (tiles: readonly Element[]) =>
  h('ul', { className: ['atoms'], ariaLabel: textFor('samples.rulePane') }, ...tiles);

/** A tile of a list, which the keys reach. */
function tile(rule: NumberedRule, isFirst: boolean, isNew: boolean): Element {
  const drawn = ruleTile(rule, isNew ? 'new' : 'reused');
  const keys = { dataR: String(rule.number), tabIndex: isFirst ? 0 : -1 };
  return { ...drawn, properties: { ...drawn.properties, ...keys } };
}

/**
 * A rule as a tile: its selector, and its declarations below their conditions.
 * @param state `out` if a later style overrides it
 */
export function ruleTile(rule: CompiledRule, state: 'new' | 'reused' | 'out'): Element {
  const read = readRule(rule.css);
  const selector = read.map((part) => part.selector).join('\n');
  const conditions = [...new Set(read.flatMap((part) => part.conditions))].map((condition) =>
    h('span', { className: ['tk-k'] }, `${condition}\n`),
  );
  const declarations = read.flatMap((part) => part.declarations);
  const text = joinDeclarations(declarations);
  const isTall = conditions.length > 0 || declarations.length > 1;
  return h(
    'li',
    {
      className: [
        'atom',
        ...(isTall ? ['atom-tall'] : []),
        ...(state === 'new' ? [] : ['atom-reused']),
        ...hueOfRule(rule),
      ],
    },
    h('code', {}, selector),
    // A word in a row where styles don't apply, as in the reader view of browsers.
    ' ',
    h('code', {}, ...conditions, state === 'out' ? h('s', {}, text) : text),
  );
}

/** One below the other, separated by semicolons; the steps of an animation need none. */
export function joinDeclarations(declarations: readonly string[]): string {
  return declarations.join('\n').replace(/(?<!\})\n/g, ';\n');
}
