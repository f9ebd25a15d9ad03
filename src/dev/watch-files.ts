import type { EventEmitter } from 'node:events';
import { statSync } from 'node:fs';
import { digestOfFile } from '../cache/disk-cache.ts';

/** The watcher doesn't report a change within 50 ms after another one. */
const silenceMs = 80;

/**
 * Watches files, including those that are saved twice within a moment: reports the changes that the watcher missed
 * to all its listeners, among them the framework's modules. A change that it reports twice is one change.
 * @param isInput whether a file matters, by its full path
 * @param changed called with each file that was added, removed or changed
 */
export function watchFiles(
  watcher: EventEmitter,
  isInput: (file: string) => boolean,
  changed: (file: string) => void,
): void {
  /** What was reported last, by file. */
  const reported = new Map<string, string>();
  const look = (file: string) => {
    if (!isInput(file)) return;
    const before = digestOfFile(file);
    const version = `${before} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`;
    const isEcho = reported.get(file) === version;
    setTimeout(() => {
      const now = digestOfFile(file);
      if (now !== before) watcher.emit(nameChange(before, now), file);
    }, silenceMs);
    if (isEcho) return;
    reported.set(file, version);
    changed(file);
  };
  watcher.on('add', look).on('unlink', look).on('change', look);
}

/**
 * @param before the previous digest of the file, empty if it didn't exist
 * @param now the current digest, likewise
 */
function nameChange(before: string, now: string): 'add' | 'unlink' | 'change' {
  if (before === '') return 'add';
  return now === '' ? 'unlink' : 'change';
}
