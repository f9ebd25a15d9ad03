import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { countEdit, printOnce } from '../../../src/dev/edits.ts';

const now = Date.now();
let number = 0;

afterEach(() => void vi.restoreAllMocks());

/** A file with a fault, and how often that was printed. */
function breakFile() {
  const root = mkdtempSync(path.join(tmpdir(), 'edits-'));
  const file = path.join(root, 'a.ts');
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  number += 1;
  const message = `Unexpected token ${number}`;
  const fault = { file: 'a.ts', line: 2, column: 1, message, hint: 'Fix it.' };
  return {
    file,
    saveAt: (ms: number) => {
      writeFileSync(file, '\nconst a = ;\n');
      utimesSync(file, ms / 1000, ms / 1000);
    },
    meet: (found?: number) => printOnce(root, [fault], found),
    count: () => printed.mock.calls.length,
  };
}

test('a fault that a request meets before the watcher reports the edit is printed once', () => {
  const { file, saveAt, meet, count } = breakFile();
  saveAt(now - 5000);
  meet();
  countEdit(file);
  meet();
  expect(count()).toBe(1);
});

test('a fault is printed again after its file is saved again, and after an edit of another', () => {
  const { file, saveAt, meet, count } = breakFile();
  saveAt(now - 5000);
  meet();
  saveAt(now - 4000);
  countEdit(file);
  meet();
  expect(count()).toBe(2);
  const other = path.join(path.dirname(file), 'b.ts');
  writeFileSync(other, '');
  utimesSync(other, now / 1000 - 60, now / 1000 - 60);
  countEdit(other);
  meet();
  expect(count(), 'an edit from before, reported late').toBe(2);
  vi.spyOn(Date, 'now').mockReturnValue(now + 60_000);
  utimesSync(other, now / 1000 + 30, now / 1000 + 30);
  countEdit(other);
  meet();
  expect(count()).toBe(3);
});

test('a fault whose file changed since it was found is not printed', () => {
  const { saveAt, meet, count } = breakFile();
  saveAt(now - 5000);
  meet(now - 6000);
  expect(count()).toBe(0);
  meet();
  expect(count()).toBe(1);
});

test('a fault that was printed, at a line that its file no longer has, is not printed again', () => {
  const { file, saveAt, meet, count } = breakFile();
  saveAt(now - 5000);
  meet();
  writeFileSync(file, '');
  utimesSync(file, now / 1000 - 4, now / 1000 - 4);
  meet();
  expect(count()).toBe(1);
});

test('a fault in a file from another clock, with a time to come, is printed', () => {
  const { saveAt, meet, count } = breakFile();
  saveAt(now + 60_000);
  meet();
  expect(count()).toBe(1);
});
