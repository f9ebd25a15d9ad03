import { readdirSync } from 'node:fs';
import path from 'node:path';
import { digest, digestOfFile } from '../cache/disk-cache.ts';
import { openShelves } from '../cache/shelves.ts';
import { readBuiltPage } from '../verify/built-html.ts';
import type { BuiltPage } from '../verify/built-page.ts';

export type PageReader = {
  /**
   * Reads a page.
   * @param sum the digest of its HTML, where that is known: an earlier build may have read it
   */
  read: (open: () => Buffer, sum?: string) => BuiltPage;
  /** Keeps what was read for the next build, and forgets what was not read any more. */
  keep: () => void;
};

/**
 * Pages are known by the digest of their HTML: one that an earlier build read is not read again.
 * @param root the project's root; entries stand in `.cache/verify/`, which may be deleted
 */
export function createPageReader(root: string): PageReader {
  const shelves = openShelves(path.join(root, '.cache/verify'), digestOfReader().slice(0, 16));
  const readAnew = (html: Buffer, key: string) => {
    const packed = pack(readBuiltPage(html.toString()));
    shelves.put(key, packed);
    return packed;
  };
  return {
    read: (open, sum) => {
      const html = sum === undefined ? open() : undefined;
      const key = sum ?? digest(html ?? '');
      return unpack(shelves.find(key) ?? readAnew(html ?? open(), key));
    },
    keep: shelves.keep,
  };
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
