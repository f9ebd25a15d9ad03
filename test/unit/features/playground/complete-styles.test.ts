import { CompletionContext } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { EditorState } from '@codemirror/state';
import * as stylex from 'stylex-013';
import { expect, test } from 'vitest';
import {
  completeStyles,
  stylexFunctions,
} from '../../../../src/features/playground/editor/complete-styles.ts';

/** The completions at the `|` in the text, as they would be inserted. */
async function complete(text: string): Promise<string[]> {
  const position = text.indexOf('|');
  const state = EditorState.create({
    doc: text.replace('|', ''),
    extensions: javascript({ jsx: true, typescript: true }),
  });
  const found = await completeStyles(new CompletionContext(state, position, true));
  return (found?.options ?? []).map(({ label, apply }) => `${apply ?? label}`);
}

test('the known functions of StyleX match the documented version', () => {
  const known = Object.keys(stylexFunctions);
  const real = Object.keys(stylex).filter((name) => !/^(?:default|legacyMerge)$/.test(name));
  expect(known.toSorted()).toEqual(real.toSorted());
});

test('functions are offered after the name of the package', async () => {
  expect(await complete('const a = stylex.cr|')).toContain('create');
});

test('properties are offered in styles only', async () => {
  expect(await complete('stylex.create({ a: { backg| } })')).toContain('backgroundColor: ');
  expect(await complete('stylex.positionTry({ posi| })')).toContain('positionArea: ');
  expect(await complete('stylex.create({ backg| })')).toEqual([]);
  expect(await complete('const a = { backg| }')).toEqual([]);
});

test('values of a property are offered, with quotes unless they are there', async () => {
  expect(await complete('stylex.create({ a: { display: gr| } })')).toContain("'grid'");
  expect(await complete("stylex.create({ a: { display: 'gr|' } })")).toContain('grid');
  expect(await complete("stylex.create({ a: { display: { default: 'gr|' } } })")).toContain('grid');
});

test('properties are offered far below the part of a file that is parsed first', async () => {
  const before = 'const padding = 1;\n'.repeat(2000);
  expect(await complete(`${before}stylex.create({ a: { backgroundC| } })`)).toContain(
    'backgroundColor: ',
  );
});

test('conditions are offered in the object of a property', async () => {
  expect(await complete('stylex.create({ a: { color: { def| } } })')).toContain('default: ');
  expect(await complete("stylex.create({ a: { color: { ':h|' } } })")).toContain(':hover');
});
