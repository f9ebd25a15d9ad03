import { expect, test } from 'vitest';
import {
  compileProject,
  rememberSteps,
} from '../../../../src/features/samples/compiler/compile-project.ts';

const tokens = {
  name: 'tokens.stylex.ts',
  code: `import * as stylex from '@stylexjs/stylex';
export const colors = stylex.defineVars({ text: 'black' });`,
};
const card = {
  name: 'card.ts',
  code: `import * as stylex from '@stylexjs/stylex';
import { colors } from './tokens.stylex';
export const styles = stylex.create({ card: { color: colors.text } });`,
};

test('a compiled file is reused, unless its code, the options or the other files change', () => {
  const stepsOf = rememberSteps();
  const compile = (files: (typeof card)[], options?: object) =>
    compileProject(files, { mode: 'production', stepsOf, ...(options && { options }) });
  expect(compile([card]).problems).toHaveLength(1);
  const first = compile([tokens, card]);
  expect(first.problems).toEqual([]);
  expect(compile([tokens, card])).toEqual(first);
  expect(compile([tokens, card], { classNamePrefix: 'q' }).files[1]?.js).toContain('"q');
  const dark = { ...card, code: card.code.replace('color:', 'fill:') };
  expect(compile([tokens, dark]).files[1]?.rules[0]?.css).toContain('{fill:');
});

test('a file in two samples is read once', () => {
  const stepsOf = rememberSteps();
  const input = { file: card.name, code: card.code, mode: 'production' as const };
  const before = stepsOf({ ...input, names: new Set([card.name, tokens.name]) });
  expect(stepsOf({ ...input, names: new Set([card.name, tokens.name, 'Other.tsx']) })).toBe(before);
});
