// @vitest-environment happy-dom
import { undo } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { makeStates } from '../../../src/playground/editor/editor-setup.ts';
import { indentAll } from '../../../src/playground/editor/indent-all.ts';

test('a file is put in order in one step, which can be undone', () => {
  const before = 'const a = {\n      b: [\n1,\n  ],   \n};  ';
  const view = new EditorView({
    state: makeStates({ onUpdate: () => {}, onMissing: () => {} })(before),
  });
  indentAll(view);
  expect(view.state.doc.toString()).toBe('const a = {\n  b: [\n    1,\n  ],\n};\n');
  undo(view);
  expect(view.state.doc.toString()).toBe(before);
});
