import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { countEdit, printOnce } from '../../../src/dev/edits.ts';

const now = Date.now();

afterEach(() => void vi.restoreAllMocks());

/** A file with a fault, and how often that was printed. */
function breakFile() {
  const root = mkdtempSync(path.join(tmpdir(), 'edits-'));
  const file = path.join(root, 'a.ts');
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fault = { file: 'a.ts', line: 1, column: 1, message: 'Unexpected token', hint: 'Fix it.' };
  return {
    file,
    saveAt: (ms: number) => {
      writeFileSync(file, 'const a = ;');
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
  countEdit(path.join(path.dirname(file), 'b.ts'));
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

test('a fault in a file from another clock, with a time to come, is printed', () => {
  const { saveAt, meet, count } = breakFile();
  saveAt(now + 60_000);
  meet();
  expect(count()).toBe(1);
});
