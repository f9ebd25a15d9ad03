import type { Element, ElementContent } from 'hast';
import { element as h } from '../../../compile/hast-element.ts';
import type { CompiledRule, CompiledSource } from '../compiler/project.ts';
import { readRule } from '../rules/read-rule.ts';
import { orderRules } from './number-rules.ts';
import { codePane } from './panes.ts';
import type { Tokenize } from './show-samples.ts';
import { ruleTile } from './tiles.ts';

const call = /^export const (\w+) = (stylex\.props\()(.+)(\));$/gm;

/**
 * Each exported call of `props` above its declarations, in the order of its styles: those that the compiler leaves
 * out are struck, the others filled.
 * @param file compiled with lines; each style is on one line
 */
export function stackTiles(
  source: string,
  file: CompiledSource,
  tokenize: Tokenize,
): Promise<Element[]> {
  const lines = source.split('\n');
  const rulesOf = (style: string): CompiledRule[] => {
    const line = 1 + lines.findIndex((text) => text.trimStart().startsWith(`${style}: {`));
    return orderRules(file.rules, file.name).filter((rule) =>
      rule.lines.some(({ from, to }) => from <= line && line <= to),
    );
  };
  const stacks = Array.from(source.matchAll(call), async ([, name, start, styles = '', end]) => {
    const applied = new RegExp(`${name} = \\{\\s*className: "([^"]*)"`).exec(file.js)?.[1] ?? '';
    const names = styles.split(', ');
    const written = [`${start}`, ...names.map((style) => `  ${style},`), `${end}`].join('\n');
    const tiles = names
      .flatMap((style) => rulesOf(style.split('.')[1] ?? ''))
      .map((rule) => ruleTile(rule, applied.split(' ').includes(rule.className) ? 'new' : 'out'));
    return h(
      'li',
      {},
      codePane(await tokenize(written, 'tsx')),
      h('ol', { className: ['atoms'] }, ...tiles),
    );
  });
  return Promise.all(stacks).then((items) => [h('ul', { className: ['stacks'] }, ...items)]);
}

/**
 * The variables of a group with their values, and those of a theme beside them: a table of swatches.
 * @param theme the compiled file of the theme
 * @param group the compiled file that defines the variables
 * @param names the names of both
 */
export function swatches(
  theme: CompiledSource,
  group: CompiledSource,
  names: [string, string],
): Element[] {
  const variables = Array.from(group.js.matchAll(/(\w+): "var\((--[\w-]+)\)"/g));
  const [normal, themed] = [listValues(group), listValues(theme)];
  const rows = variables.map(([, name = '', variable = '']) => {
    const value = normal.get(variable) ?? '';
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, name),
      swatch(value),
      swatch(themed.get(variable) ?? value),
    );
  });
  const heads = names.map((name) => h('th', { scope: 'col' }, name));
  return [
    h(
      'table',
      { className: ['swatches'] },
      h('thead', {}, h('tr', {}, h('td', {}), ...heads)),
      h('tbody', {}, ...rows),
    ),
  ];
}

/** By the names of variables. */
function listValues({ rules }: CompiledSource): Map<string, string> {
  const declarations = rules.flatMap(({ css }) =>
    readRule(css).flatMap((rule) => rule.declarations),
  );
  return new Map(
    declarations.map((declaration): [string, string] => {
      const [name = '', ...value] = declaration.split(': ');
      return [name, value.join(': ')];
    }),
  );
}

/** Its colour is an attribute of a drawing, because the policy allows no style attributes. */
function swatch(value: string): Element {
  const ground = h('rect', { width: '100%', height: '100%', fill: value });
  return h('td', {}, h('svg', { ariaHidden: 'true' }, ground), h('code', {}, value));
}

/**
 * Marks a part of some code, as editors underline what is wrong.
 * @param code tokens
 * @param from the index of its first character
 * @param to the index after its last one
 */
export function underline(
  code: readonly ElementContent[],
  from: number,
  to: number,
): ElementContent[] {
  let at = 0;
  const cut = (node: ElementContent): ElementContent[] => {
    if (node.type === 'element') return [{ ...node, children: node.children.flatMap(cut) }];
    if (node.type !== 'text') return [node];
    const start = at;
    at += node.value.length;
    const [first, last] = [from, to].map((place) =>
      Math.min(Math.max(place - start, 0), node.value.length),
    );
    if (first === last) return [node];
    const piece = (begin?: number, end?: number) => ({
      ...node,
      value: node.value.slice(begin, end),
    });
    return [piece(0, first), h('u', {}, piece(first, last)), piece(last)];
  };
  return code.flatMap(cut);
}
