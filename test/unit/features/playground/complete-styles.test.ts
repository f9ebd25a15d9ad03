import { CompletionContext } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import * as stylex from 'stylex-013';
import { expect, test } from 'vitest';
import { completeStyles } from '../../../../src/features/playground/editor/complete-styles.ts';
import { stylexFunctions } from '../../../../src/features/playground/editor/stylex-functions.ts';

/** What is offered where the text has a bar, as it would be written. */
async function complete(text: string): Promise<string[]> {
  const position = text.indexOf('|');
  const state = EditorState.create({
    doc: text.replace('|', ''),
    extensions: javascript({ jsx: true, typescript: true }),
  });
  ensureSyntaxTree(state, state.doc.length, 5000);
  const found = await completeStyles(new CompletionContext(state, position, true));
  return (found?.options ?? []).map(({ label, apply }) => `${apply ?? label}`);
}

test('the functions of StyleX are those that the documented version has', () => {
  const known = Object.keys(stylexFunctions);
  const real = Object.keys(stylex).filter((name) => !/^(?:default|legacyMerge)$/.test(name));
  expect(known.toSorted()).toEqual(real.toSorted());
});

test('functions are offered after the name of the package', async () => {
  expect(await complete('const a = stylex.cr|')).toContain('create');
});

test('properties are offered in styles, and nothing of them elsewhere', async () => {
  expect(await complete('stylex.create({ a: { backg| } })')).toContain('backgroundColor: ');
  expect(await complete('stylex.positionTry({ posi| })')).toContain('positionArea: ');
  expect(await complete('stylex.create({ backg| })')).toEqual([]);
  expect(await complete('const a = { backg| }')).toEqual([]);
});

test('values of a property are offered, with quotes where there are none', async () => {
  expect(await complete('stylex.create({ a: { display: gr| } })')).toContain("'grid'");
  expect(await complete("stylex.create({ a: { display: 'gr|' } })")).toContain('grid');
  expect(await complete("stylex.create({ a: { display: { default: 'gr|' } } })")).toContain('grid');
});

test('conditions are offered where a property has several values', async () => {
  expect(await complete('stylex.create({ a: { color: { def| } } })')).toContain('default: ');
  expect(await complete("stylex.create({ a: { color: { ':h|' } } })")).toContain(':hover');
});
