import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { digest, listNames } from '../../node/disk-cache.ts';
import type { FoundSource, SourceReader } from '../source-reader.ts';

/** The result for each requested path: a digest, or why there is no file. */
export type SourceNotes = Record<string, string>;

/**
 * Creates a reader for one piece of work: it reads each file once, so that all of the work uses the same bytes,
 * whatever is saved meanwhile; and it records the digests.
 */
export function createSourceReader(root: string): SourceReader & { notes: () => SourceNotes } {
  const seen = new Map<string, FoundSource>();
  return {
    read: (file) => {
      const source = seen.get(file) ?? findSource(root, file);
      seen.set(file, source);
      return source;
    },
    list: (folder) => listNames(path.join(root, folder)),
    notes: () => {
      const notes = Array.from(seen, ([file, source]): [string, string] => [file, noteOf(source)]);
      return Object.fromEntries(notes.sort(([a], [b]) => (a < b ? -1 : 1)));
    },
  };
}

/** Whether all requests would give the same results. */
export function isAsNoted(root: string, notes: SourceNotes): boolean {
  return Object.entries(notes).every(([file, note]) => noteOf(findSource(root, file)) === note);
}

function noteOf(source: FoundSource): string {
  return source.kind === 'file' ? digest(source.bytes) : source.kind;
}

function findSource(root: string, file: string): FoundSource {
  try {
    const full = path.join(root, file);
    const target = path.relative(realpathSync.native(root), realpathSync.native(full));
    if (/^\.\.(?:[\\/]|$)/.test(target)) return { kind: 'outside' };
    return statSync(full).isFile()
      ? { kind: 'file', bytes: readFileSync(full) }
      : { kind: 'folder' };
  } catch {
    return { kind: 'missing' };
  }
}
