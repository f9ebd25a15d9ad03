import { hash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readChecked, writeChecked } from './checked-file.ts';

const dayMs = 24 * 60 * 60 * 1000;
const maxAgeDays = 14;
/** A file whose time says when the folder was last pruned. */
const stampName = 'pruned';

/** The texts that couldn't be written, by path, since this process may need them again. */
const unwritten = new Map<string, string>();
const warned = new Set<string>();

export type DiskCache = ReturnType<typeof createDiskCache>;

/**
 * Opens a cache of texts by key.
 * @param folder the folder of the entries, which may be deleted at any time; it is created if necessary
 */
export function createDiskCache(folder: string) {
  const pathOf = (key: string) => path.join(folder, key);
  return {
    /** Returns the text of a key; undefined if there is none, or its digest is wrong. */
    read: (key: string) =>
      unwritten.get(pathOf(key)) ?? readEntry(pathOf(key), (bytes) => bytes.toString()),
    /** Returns one line of a text, which is faster than splitting a long text. */
    readLine: (key: string, line: number) =>
      unwritten.get(pathOf(key))?.split('\n')[line] ??
      readEntry(pathOf(key), (bytes) => findLine(bytes, line)),
    has: (key: string) => unwritten.has(pathOf(key)) || existsSync(pathOf(key)),
    /** Stores a text. If the folder isn't writable, stores it in memory and warns once. */
    write: (key: string, text: string) => {
      try {
        writeChecked(pathOf(key), basisOf(key), Buffer.from(text));
      } catch (error) {
        warnOnce(folder, error);
        unwritten.set(pathOf(key), text);
      }
    },
    /** Removes entries that no build has used for weeks, and temporary files of killed builds. */
    prune: () => {
      try {
        pruneFolder(folder);
      } catch (error) {
        warnOnce(folder, error);
      }
    },
  };
}

/** The digest that identifies entries and inputs, in hexadecimal. */
export function digest(content: string | Buffer): string {
  return hash('sha256', content);
}

/** The digest of a file's bytes; empty if there is no such file. */
export function digestOfFile(file: string): string {
  try {
    return digest(readFileSync(file));
  } catch {
    return '';
  }
}

function pruneFolder(folder: string): void {
  const remove = (name: string) =>
    rmSync(path.join(folder, name), { recursive: true, force: true });
  const names = listNames(folder);
  names.filter(isLeftover).forEach(remove);
  const stamp = path.join(folder, stampName);
  if (names.length === 0 || ageOf(stamp) < dayMs) return;
  names.filter((name) => ageOf(path.join(folder, name)) > maxAgeDays * dayMs).forEach(remove);
  writeFileSync(stamp, '');
}

function readEntry<T>(file: string, take: (bytes: Buffer) => T): T | undefined {
  return readChecked(file, basisOf(file), (bytes) => {
    markUsed(file);
    return take(bytes);
  });
}

/** The digest covers the entry's name, so that a renamed entry is not accepted. */
const basisOf = (file: string) => path.basename(file);

function findLine(bytes: Buffer, line: number): string {
  let start = 0;
  for (let at = 0; at < line; at += 1) start = bytes.indexOf('\n', start) + 1;
  const end = bytes.indexOf('\n', start);
  return bytes.toString('utf8', start, end === -1 ? bytes.length : end);
}

/** Updates the time of an entry, at most once a day: pruning goes by weeks. */
function markUsed(file: string): void {
  if (ageOf(file) <= dayMs) return;
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // A read-only folder isn't pruned either.
  }
}

/** The time since a file was written or used, in milliseconds; infinite if there is none. */
function ageOf(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? Date.now() - stats.mtimeMs : Number.POSITIVE_INFINITY;
}

/** True for the temporary file of a process that has ended. */
function isLeftover(name: string): boolean {
  const pid = Number(/\.(\d+)\.new$/.exec(name)?.[1]);
  if (!pid) return false;
  try {
    return !process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'EPERM');
  }
}

function warnOnce(folder: string, error: unknown): void {
  if (warned.has(folder)) return;
  warned.add(folder);
  const reason = error instanceof Error && 'code' in error ? error.code : error;
  const name = path.relative(process.cwd(), folder);
  console.warn(`${name} cannot be written: the next build starts from scratch (${reason}).`);
}

/** The names in a folder, sorted; none if it can't be read. */
export function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
