import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtEdits, shownEdits } from '../../../../bench/daily/edits.ts';
import { makeCopy } from '../../../../bench/daily/make-copy.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

test.each([...shownEdits, ...builtEdits])(
  'the edit of $name changes its file differently each time',
  ({ file, apply }) => {
    const before = readFileSync(file, 'utf8');
    expect(new Set([before, apply(before, 1), apply(before, 2)]).size).toBe(3);
  },
);

test('an edit fails if its target is missing from the file', () => {
  const style = shownEdits.find(({ name }) => name === 'style');
  expect(() => style?.apply('export const nothing = 1;', 1)).toThrow('has no place');
});

const { at } = temporaryFolder();

test('edits are made and undone in a copy, which is removed afterwards', () => {
  const copy = makeCopy(process.cwd(), at());
  for (const edit of shownEdits) {
    const before = readFileSync(edit.file, 'utf8');
    const copied = () => readFileSync(path.join(copy.folder, edit.file), 'utf8');
    const undo = copy.edit(edit);
    expect(copied()).not.toBe(before);
    undo();
    expect([copied(), readFileSync(edit.file, 'utf8')]).toEqual([before, before]);
  }
  copy.remove();
  expect(() => readFileSync(path.join(copy.folder, 'package.json'))).toThrow('ENOENT');
});
