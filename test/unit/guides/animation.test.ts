import { expect, test } from 'vitest';
import { compileProject } from '../../../src/features/samples/compiler/compile-project.ts';
import { lintSample } from '../../../src/features/samples/prove/lint-sample.ts';
import { readPage } from '../api-tables/read-tables.ts';
import { compileStyle, rankConditions } from './rank-conditions.ts';

const page = readPage('guides/animation.mdx');
const head = "import * as stylex from '@stylexjs/stylex';\n";

test('@starting-style ranks a level above all other conditions', () => {
  const most = rankConditions(['@container (width > 1px)', '@media print', ':hover', ':active']);
  expect(rankConditions(['@starting-style']).priority).toBeGreaterThan(most.priority + 1000);
  expect(page).toContain('`@starting-style` wins over the other conditions');
});

test('the linter reports the properties that the page names, although they compile', () => {
  const sentence = /accepts `(\w+)` but reports (.*), even though they compile/.exec(page);
  const reported = Array.from(sentence?.[2]?.matchAll(/`(\w+)`/g) ?? [], ([, name = '']) => name);
  const saidOf = (name: string) =>
    lintSample({
      name: 'a.ts',
      code: `${head}export const s = stylex.create({ a: { ${name}: 'x' } });`,
    }).map(({ message }) => message);
  expect(saidOf(sentence?.[1] ?? '')).toEqual([]);
  for (const name of [...reported, 'transitionBehavior']) {
    expect(saidOf(name)[0], name).toContain('This is not a key that is allowed by stylex');
    expect(compileStyle(`{ ${name}: 'x' }`).rules.length, name).toBe(1);
  }
  expect(reported.length).toBe(3);
});

test('a frame lacks its declarations with conditions, and there is no viewTransitionClass', async () => {
  const code = `${head}export const x = stylex.keyframes({ from: { top: 0, opacity: { default: 0, '@media print': 1 } } });`;
  const [rule] = compileProject([{ name: 'a.ts', code }], { mode: 'production' }).rules;
  expect(rule?.css).toMatch(/^@keyframes \w+-B\{from\{top:0;\}\}$/);
  expect(page).toContain('a declaration with conditions is missing from the compiled frame');
  expect(Object.keys(await import('stylex-013'))).not.toContain('viewTransitionClass');
});
