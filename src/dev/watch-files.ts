import type { FSWatcher } from 'vite';
import { digestOfFile } from '../cache/disk-cache.ts';

/** The watcher says nothing of a change that follows another one within 50 ms. */
const silenceMs = 80;

/**
 * Watches files, also those that are saved twice in a moment: what the watcher kept silent of, it
 * says to all who listen, the framework's own modules among them.
 * @param isInput tells what is of interest, by its full path
 * @param changed told of each file that came, went or changed
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

/** @param before what the file's digest was, empty where there was none; `now` likewise */
function nameChange(before: string, now: string): 'add' | 'unlink' | 'change' {
  if (before === '') return 'add';
  return now === '' ? 'unlink' : 'change';
}
