import { expect, test } from 'vitest';
import { countReuse } from '../../../../src/features/playground/editor/count-reuse.ts';
import { compileProject } from '../../../../src/features/samples/compiler/compile-project.ts';

test('S2.3 a rule counts for the file that needs it first, and as reused for all others', () => {
  const write = (styles: string) =>
    `import * as stylex from '@stylexjs/stylex';\nexport const styles = stylex.create({ ${styles} });`;
  const files = [
    { name: 'First.tsx', code: write("a: { color: 'red' }, b: { color: 'red', top: 1 }") },
    { name: 'Second.tsx', code: write("a: { color: 'red', left: 2 }") },
    {
      name: 'a.stylex.ts',
      code: `import * as stylex from '@stylexjs/stylex';\nexport const a = stylex.defineVars({ one: 1, two: 2 });`,
    },
  ];
  const { rules } = compileProject(files, { mode: 'production' });
  expect(countReuse(rules).toSorted((a, b) => (a.file < b.file ? -1 : 1))).toEqual([
    { file: 'First.tsx', declarations: 3, added: 2, bytes: 36, reused: 1 },
    { file: 'Second.tsx', declarations: 2, added: 1, bytes: 18, reused: 1 },
    { file: 'a.stylex.ts', declarations: 2, added: 1, bytes: 42, reused: 0 },
  ]);
});
