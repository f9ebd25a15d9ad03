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
const keptDays = 14;
/** Touched when the folder was pruned. */
const stampName = 'pruned';

/** What could not be written, by path: it is needed again before the process ends. */
const unwritten = new Map<string, string>();
const warned = new Set<string>();

export type DiskCache = ReturnType<typeof createDiskCache>;

/**
 * Keeps texts by key in a folder that may be deleted at any time.
 * @param folder its entries stand in it under their keys; it is made when it is needed
 */
export function createDiskCache(folder: string) {
  const pathOf = (key: string) => path.join(folder, key);
  return {
    /** The text; undefined where there is none, or where it does not match its digest. */
    read: (key: string) =>
      unwritten.get(pathOf(key)) ?? readEntry(pathOf(key), (bytes) => bytes.toString()),
    /** The same of one of its lines: to take all of a long text apart costs more than to read it. */
    readLine: (key: string, line: number) =>
      unwritten.get(pathOf(key))?.split('\n')[line] ??
      readEntry(pathOf(key), (bytes) => findLine(bytes, line)),
    has: (key: string) => unwritten.has(pathOf(key)) || existsSync(pathOf(key)),
    /** Keeps a text; where the folder cannot be written, in memory, and a warning says so once. */
    write: (key: string, text: string) => {
      try {
        writeChecked(pathOf(key), basisOf(key), Buffer.from(text));
      } catch (error) {
        warnOnce(folder, error);
        unwritten.set(pathOf(key), text);
      }
    },
    /** Removes what no build has read or written for some weeks, and what killed ones left. */
    prune: () => {
      try {
        pruneFolder(folder);
      } catch (error) {
        warnOnce(folder, error);
      }
    },
  };
}

/** The digest by which entries and inputs are known, in hexadecimal. */
export function digest(content: string | Buffer): string {
  return hash('sha256', content);
}

/** The digest of a file's bytes; empty where there is no such file. */
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
  names.filter((name) => ageOf(path.join(folder, name)) > keptDays * dayMs).forEach(remove);
  writeFileSync(stamp, '');
}

function readEntry<T>(file: string, take: (bytes: Buffer) => T): T | undefined {
  return readChecked(file, basisOf(file), (bytes) => {
    markUsed(file);
    return take(bytes);
  });
}

/** An entry knows its own name: one that was put in another's place does not match. */
const basisOf = (file: string) => path.basename(file);

function findLine(bytes: Buffer, line: number): string {
  let start = 0;
  for (let at = 0; at < line; at += 1) start = bytes.indexOf('\n', start) + 1;
  const end = bytes.indexOf('\n', start);
  return bytes.toString('utf8', start, end === -1 ? bytes.length : end);
}

/** Once a day is enough for pruning by weeks. */
function markUsed(file: string): void {
  if (ageOf(file) <= dayMs) return;
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // A folder that can only be read is not pruned either.
  }
}

/** How long ago a file was written or used, in milliseconds; endless where there is none. */
function ageOf(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? Date.now() - stats.mtimeMs : Number.POSITIVE_INFINITY;
}

/** Half an entry of a process that has ended. */
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

/** The names in a folder, sorted; none where it cannot be read. */
export function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
