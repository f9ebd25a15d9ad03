import type { FSWatcher } from 'vite';
import { digestOfFile } from '../cache/disk-cache.ts';

/** The watcher says nothing of a change that follows another one within 50 ms. */
const silenceMs = 80;

/**
 * Watches files, also those that are saved twice in a moment.
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
    const sum = digestOfFile(file);
    setTimeout(() => digestOfFile(file) !== sum && look(file), silenceMs);
    changed(file);
  };
  watcher.on('add', look).on('unlink', look).on('change', look);
}
