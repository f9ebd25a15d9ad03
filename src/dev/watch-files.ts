import type { FSWatcher } from 'vite';
import { digestOfFile } from '../cache/disk-cache.ts';

/** The watcher doesn't report a change within 50 ms after another one. */
const silenceMs = 80;

/**
 * Watches files, including those that are saved twice within a moment: reports the changes that the watcher missed
 * to all its listeners, among them the framework's modules.
 * @param isInput whether a file matters, by its full path
 * @param changed called with each file that was added, removed or changed
 */
export function watchFiles(
  watcher: FSWatcher,
  isInput: (file: string) => boolean,
  changed: (file: string) => void,
): void {
  const look = (file: string) => {
    if (!isInput(file)) return;
    const before = digestOfFile(file);
    setTimeout(() => {
      const now = digestOfFile(file);
      if (now !== before) watcher.emit(nameChange(before, now), file);
    }, silenceMs);
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
