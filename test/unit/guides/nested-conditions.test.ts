import { expect, test } from 'vitest';
import { compileProject as compileFiles } from '../../../src/features/samples/compiler/compile-project.ts';
import { lintSample } from '../../../src/features/samples/prove/lint-sample.ts';
import { findTable, readPage } from '../api-tables/read-tables.ts';
import { compileStyle } from './rank-conditions.ts';

const states = readPage('guides/attributes-and-state.mdx');
const errors = readPage('guides/errors.mdx');
const pseudoElements = readPage('guides/pseudo-elements.mdx');
const limits = readPage('guides/02-known-limits.mdx');
const codesOf = (cell = '') => Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code);

/** The reports of the recommended lint rules for one namespace, except for key order. */
function lintStyle(style: string): string[] {
  const code = `import * as stylex from '@stylexjs/stylex';\nexport const s = stylex.create({ a: ${style} });`;
  const said = lintSample({ name: 'a.ts', code }).map(({ message }) => message);
  return said.filter((message) => !message.includes('should be above'));
}

const accepts = (style: string) => lintStyle(style).length === 0;
const around = (outer: string, inner: string) =>
  `{ color: { default: null, '${outer}': { default: null, '${inner}': 'red' } } }`;

test('each form in the table of attributes compiles and passes the linter', () => {
  const { rows } = findTable(states, 'You want | Key');
  const forms = rows.flatMap(([, key]) => codesOf(key));
  expect(forms.length).toBeGreaterThan(5);
  for (const form of forms) {
    const value = form.endsWith('}') ? form.replaceAll('…', "'red'") : `${form}: 'red'`;
    const style = `{ color: { default: null, ${value} } }`;
    expect(compileStyle(style).problems, form).toEqual([]);
    expect(lintStyle(style), form).toEqual([]);
  }
});

test('the linter accepts conditions only inside those that two pages list', () => {
  const [, listed, atRules] =
    /a nested condition only inside (.*), and the at-rules (.*?)\./.exec(states) ?? [];
  const index = /The list has (.*), and the at-rules (.*?)\. /.exec(errors);
  const names = codesOf(listed);
  expect(names.length).toBe(10);
  expect(codesOf(index?.[1])).toEqual([
    ...names.filter((name) => !name.endsWith('-child')),
    ...names.filter((name) => name.endsWith('-child')),
  ]);
  for (const name of names) expect(accepts(around(name, ':is([data-a])')), name).toBe(true);
  expect(codesOf(atRules)).toEqual(codesOf(index?.[2]));
  for (const rule of ['@media print', '@container (width > 1px)', '@supports (color: red)']) {
    expect(accepts(around(rule, ':hover')), rule).toBe(true);
  }
  expect(accepts(around('@scope (main)', ':hover'))).toBe(false);
  for (const name of [':is([a])', ':not([a])', ':has(img)', ':nth-child(2n)', ':dir(rtl)']) {
    expect(accepts(around(name, ':hover')), name).toBe(false);
    expect(accepts(around(':hover', name)), name).toBe(true);
    const [css] = compileStyle(around(name, ':hover')).rules;
    expect(css, name).toEqual(compileStyle(around(':hover', name)).rules[0]);
  }
});

test('the linter reports conditions in a pseudo-element with the message that the pages quote', () => {
  const message = 'You cannot nest styles more than one level deep';
  for (const condition of ['@media print', ':hover']) {
    const style = `{ '::before': { color: { default: 'red', '${condition}': 'black' } } }`;
    expect(lintStyle(style)[0]).toContain(message);
  }
  for (const page of [errors, pseudoElements, limits]) expect(page).toContain(message);
});

test('a pseudo-class in a pseudo-element ends the selector, and the reverse nesting does not', () => {
  const wrong = "{ '::placeholder': { color: { default: 'gray', ':focus': 'dimgray' } } }";
  expect(compileStyle(wrong).rules[1]?.css).toContain('::placeholder:focus{');
  expect(limits).toContain('`.x::placeholder:focus`');
  expect(limits).toContain(wrong.slice(2, -2));
  const right = "color: { default: null, ':focus': { default: null, '::placeholder': 'dimgray' } }";
  expect(compileStyle(`{ ${right} }`).rules[0]?.css).toContain(':focus::placeholder{');
  expect(limits).toContain(right);
  expect(lintStyle(`{ ${right} }`)).toEqual([]);
});

test('a value of a pseudo-element merges with the property that it is nested in', () => {
  const code = `import * as stylex from '@stylexjs/stylex';
const s = stylex.create({
  block: { '::before': { color: 'silver' } },
  later: { color: 'black' },
  state: { color: { default: null, ':hover': { default: null, '::before': 'orange' } } },
});
export const all = stylex.props(s.block, s.state, s.later);`;
  const { rules, js } = compileCode(code);
  const classOf = (part: string) => rules.find(({ css }) => css.includes(part))?.className ?? '-';
  const kept = /all = \{\s*className: "(.*)"/.exec(js)?.[1]?.split(' ');
  expect(kept).toEqual([classOf('::before{color:silver}'), classOf('{color:black}')]);
  expect(pseudoElements).toContain('removes the orange arrow, and leaves the silver one');
});

test('pseudo-elements that the linter does not know compile', () => {
  const [, listed] = /`Unknown pseudo element`, among them (.*)\. They/.exec(pseudoElements) ?? [];
  expect(codesOf(listed).length).toBe(3);
  for (const name of codesOf(listed)) {
    const style = `{ '${name.replace('()', '(a)')}': { color: 'red' } }`;
    expect(lintStyle(style)[0], name).toContain('Unknown pseudo element');
    expect(compileStyle(style).rules.length, name).toBe(1);
  }
});

test('::thumb compiles to one rule with the names of several browsers', () => {
  const [rule] = compileStyle("{ '::thumb': { color: 'red' } }").rules;
  const { selectors = '' } = /^(?<selectors>.*)\{color:red\}$/.exec(rule?.css ?? '')?.groups ?? {};
  const names = selectors.split(', ').map((selector) => selector.replace(/^\.\w+/, ''));
  expect(names.length).toBe(3);
  const [, section = ''] = limits.split('### `::thumb` styles nothing\n');
  for (const name of names) expect(section.split('\n### ')[0]).toContain(name);
});

function compileCode(code: string) {
  const { rules, files } = compileFiles([{ name: 'a.ts', code }], { mode: 'production' });
  return { rules, js: files[0]?.js ?? '' };
}
