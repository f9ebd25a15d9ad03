import { expect, test } from 'vitest';
import {
  checkFileName,
  proposeFileName,
} from '../../../../src/features/playground/editor/file-names.ts';

test('a file name must be unique and valid in imports', () => {
  const check = (name: string) => checkFileName(name, ['App.tsx']) ?? 'good';
  const names = ['Card.tsx', 'lib/card.ts', 'app.tsx', '', 'a.css', '../x.ts'];
  expect(names.map((name) => `${name}: ${check(name)}`)).toEqual([
    'Card.tsx: good',
    'lib/card.ts: good',
    'app.tsx: A file named App.tsx already exists.',
    ': A file needs a name.',
    'a.css: Use a name that ends in .tsx, .ts, .jsx or .js.',
    '../x.ts: This name is not a valid file name: use letters, digits, spaces, dots, hyphens and underscores.',
  ]);
});

test('the suggested name for a new file is not taken', () => {
  expect(proposeFileName(['App.tsx'])).toBe('tokens.stylex.ts');
  expect(proposeFileName(['tokens.stylex.ts'])).toBe('Card.tsx');
  expect(proposeFileName(['tokens.stylex.ts', 'card.tsx', 'Card2.tsx'])).toBe('Card3.tsx');
});
