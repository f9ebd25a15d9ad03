import { EventEmitter } from 'node:events';
import { utimesSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { watchFiles } from '../../../src/dev/apply-changes.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at } = temporaryFolder();

/** A watched file and its reported changes. */
function watchOne() {
  const file = at('page.mdx');
  const watcher = new EventEmitter();
  const reported: string[] = [];
  watchFiles(
    watcher,
    (name) => name === file,
    () => reported.push(file),
  );
  return { file, watcher, reported };
}

test('a change that the watcher emits twice is reported once', () => {
  const { file, watcher, reported } = watchOne();
  writeFileSync(file, 'One');
  watcher.emit('change', file);
  watcher.emit('change', file);
  expect(reported).toHaveLength(1);
  writeFileSync(file, 'Two');
  watcher.emit('change', file);
  expect(reported).toHaveLength(2);
});

test('saving a file again later is a change, even with the same text', () => {
  const { file, watcher, reported } = watchOne();
  writeFileSync(file, 'One');
  watcher.emit('change', file);
  writeFileSync(file, 'One');
  utimesSync(file, 1, 2);
  watcher.emit('change', file);
  expect(reported).toHaveLength(2);
});

test('a change that the watcher misses is reported', () => {
  vi.useFakeTimers();
  const { file, watcher, reported } = watchOne();
  writeFileSync(file, 'One');
  watcher.emit('change', file);
  writeFileSync(file, 'Two');
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  expect(reported).toHaveLength(2);
});
