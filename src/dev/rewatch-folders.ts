import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FSWatcher } from 'vite';
import { listFiles } from '../node/list-files.ts';

type Watcher = Pick<FSWatcher, 'on' | 'emit' | 'unwatch' | 'add' | 'getWatched'>;

/** A folder that git removes and creates again is complete after this time. */
const settleMs = 150;
/** The watcher has listed a new folder after this time; it doesn't report what it finds there. */
const listedMs = 1000;

/**
 * Watches folders again that were replaced by others of the same name, as git does when a branch has none of their
 * files: the watcher would go on to follow the removed folder, and miss every change in the new one.
 * @param roots full paths of folders, which may be missing, and whose subfolders count
 */
export function rewatchFolders(watcher: Watcher, roots: readonly string[]): void {
  /** What a folder was when it was last seen. */
  const seen = new Map<string, string>();
  const findReplaced = () => {
    const replaced = roots.flatMap(listFolders).filter((folder) => {
      const before = seen.get(folder);
      const now = identify(folder);
      seen.set(folder, now);
      return before !== undefined && before !== now;
    });
    return replaced.filter((folder) => !replaced.some((outer) => isBelow(folder, outer)));
  };
  findReplaced();
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const folder of findReplaced()) rewatch(watcher, folder);
    }, settleMs);
  };
  watcher.on('raw', look).on('all', look);
}

/** Watches a folder and all in it again, and reports its files, because changes may have been missed. */
function rewatch(watcher: Watcher, folder: string): void {
  const watched = Object.entries(watcher.getWatched())
    .flatMap(([holder, names]) => names.map((name) => path.join(holder, name)))
    .filter((name) => isBelow(name, folder));
  watcher.unwatch([folder, ...watched]);
  watcher.add([folder, ...watched]);
  const folders = new Set(listFolders(folder));
  const list = () => listFiles(folder).map((name) => path.join(folder, name));
  const files = list();
  for (const file of files) watcher.emit(watched.includes(file) ? 'change' : 'add', file);
  setTimeout(() => {
    const reported = new Set(files);
    for (const file of list()) if (!reported.has(file)) watcher.emit('add', file);
  }, listedMs).unref();
  for (const name of watched) {
    if (!existsSync(name) && !folders.has(name)) watcher.emit('unlink', name);
  }
}

/** A folder and its subfolders; none if it is missing. */
function listFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const inner = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return [folder, ...inner];
}

/** Systems use the numbers of removed folders again, so the number alone isn't enough. */
function identify(folder: string): string {
  const { ino, birthtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? {};
  return `${ino} ${birthtimeMs}`;
}

function isBelow(name: string, folder: string): boolean {
  return name.startsWith(`${folder}${path.sep}`);
}
