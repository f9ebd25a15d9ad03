import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createDiskCache, type DiskCache, digest, digestOfFile } from '../cache/disk-cache.ts';
import { readBuiltPage } from '../verify/built-html.ts';
import type { BuiltPage } from '../verify/built-page.ts';

export type PageReader = {
  /** Reads the HTML of a page. */
  read: (html: Buffer) => BuiltPage;
  /** Keeps what was read for the next build, and forgets what was not read any more. */
  keep: () => void;
};

/**
 * Pages are known by the digest of their HTML: one that an earlier build read is not read again.
 * @param root the project's root; entries stand in `.cache/verify/`, which may be deleted
 */
export function createPageReader(root: string): PageReader {
  const cache = createDiskCache(path.join(root, '.cache/verify'));
  const version = digestOfReader().slice(0, 16);
  const shelves = new Map(
    [...'0123456789abcdef'].map((digit) => [digit, openShelf(cache, `${version}-${digit}`)]),
  );
  return {
    read: (html) => {
      const key = digest(html);
      const shelf = shelves.get(key.slice(0, 1));
      const packed = shelf?.known.get(key) ?? pack(readBuiltPage(html.toString()));
      shelf?.used.set(key, packed);
      return unpack(packed);
    },
    keep: () => {
      for (const shelf of shelves.values()) keepShelf(cache, shelf);
    },
  };
}

/**
 * Packed pages by the digests of their HTML: those of earlier builds, and those of this one. Few
 * large files, as hundreds of small ones take longer than reading the pages anew, but not one
 * alone, as it would be written for every edit.
 */
type Shelf = { name: string; known: ReadonlyMap<string, string>; used: Map<string, string> };

function openShelf(cache: DiskCache, name: string): Shelf {
  const lines = (cache.read(name) ?? '').split('\n').filter(Boolean);
  const entries = lines.map((line) => {
    const end = line.indexOf(' ');
    return [line.slice(0, end), line.slice(end + 1)] as const;
  });
  return { name, known: new Map(entries), used: new Map() };
}

function keepShelf(cache: DiskCache, { name, known, used }: Shelf): void {
  if (known.size === used.size && [...used.keys()].every((key) => known.has(key))) return;
  cache.write(name, Array.from(used, ([key, packed]) => `${key} ${packed}`).join('\n'));
}

/** As it is kept: plain JSON. */
type PackedPage = Omit<BuiltPage, 'ids' | 'duplicateIds'> & {
  ids: string[];
  duplicateIds: string[];
};

function pack(page: BuiltPage): string {
  const { ids, duplicateIds } = page;
  const packed: PackedPage = { ...page, ids: [...ids], duplicateIds: [...duplicateIds] };
  return JSON.stringify(packed);
}

/** Its texts are new ones: those of a page that was just read hold on to its whole HTML. */
function unpack(text: string): BuiltPage {
  const packed: PackedPage = JSON.parse(text);
  return { ...packed, ids: new Set(packed.ids), duplicateIds: new Set(packed.duplicateIds) };
}

/** Everything that can change what is read of a page: our own files, the lock file, the runtime. */
function digestOfReader(): string {
  const project = path.resolve(import.meta.dirname, '../..');
  const folder = path.join(project, 'src/verify');
  const names = readdirSync(folder).sort();
  const files = names.map((name) => path.join(folder, name));
  const others = [import.meta.filename, path.join(project, 'package-lock.json')];
  return digest([process.version, ...[...files, ...others].map(digestOfFile)].join());
}
