import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Texts by key in a folder that may be deleted at any time. */
export type DiskCache = {
  /** The text; undefined where there is none, or where it does not match its digest. */
  read: (key: string) => string | undefined;
  write: (key: string, text: string) => void;
  /** Removes what no build has read or written for some weeks. */
  prune: () => void;
};

const dayMs = 24 * 60 * 60 * 1000;
const keptDays = 14;

/** @param folder its entries stand in it under their keys; it is made when it is needed */
export function createDiskCache(folder: string): DiskCache {
  const pathOf = (key: string) => path.join(folder, key);
  return {
    read: (key) => {
      const text = readChecked(pathOf(key));
      if (text !== undefined) markUsed(pathOf(key));
      return text;
    },
    // Written beside and renamed, so that a parallel build never reads half an entry.
    write: (key, text) => {
      mkdirSync(folder, { recursive: true });
      const temporary = `${pathOf(key)}.${process.pid}`;
      writeFileSync(temporary, `${digest(text)}\n${text}`);
      renameSync(temporary, pathOf(key));
    },
    prune: () => {
      for (const name of listNames(folder)) {
        const { mtimeMs } = statSync(pathOf(name));
        if (Date.now() - mtimeMs > keptDays * dayMs) rmSync(pathOf(name), { force: true });
      }
    },
  };
}

/** The digest by which entries and inputs are known, in hexadecimal. */
export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The digest of a file's bytes; empty where there is no such file. */
export function digestOfFile(file: string): string {
  try {
    return digest(readFileSync(file));
  } catch {
    return '';
  }
}

function readChecked(file: string): string | undefined {
  try {
    const whole = readFileSync(file, 'utf8');
    const end = whole.indexOf('\n');
    const text = whole.slice(end + 1);
    return digest(text) === whole.slice(0, end) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Once a day is enough for pruning by weeks. */
function markUsed(file: string): void {
  const now = Date.now();
  if (now - statSync(file).mtimeMs > dayMs) utimesSync(file, now / 1000, now / 1000);
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
