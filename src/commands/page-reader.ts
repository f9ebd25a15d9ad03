import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createDiskCache, type DiskCache, digest, digestOfFile } from '../compile/disk-cache.ts';
import { readBuiltPage } from '../verify/built-html.ts';
import type { BuiltPage } from '../verify/built-page.ts';

/** Reads the HTML of a page. */
export type PageReader = (html: Buffer) => BuiltPage;

/** As it is kept: plain JSON. */
type StoredPage = Omit<BuiltPage, 'ids' | 'duplicateIds'> & {
  ids: string[];
  duplicateIds: string[];
};

/**
 * Pages are known by the digest of their HTML: one that was read by an earlier build is not read
 * again. An entry that does not match its digest is treated as absent.
 * @param root the project's root; entries stand in `.cache/verify/`, which may be deleted
 */
export function createPageReader(root: string | undefined): PageReader {
  if (root === undefined) return (html) => unpack(pack(readBuiltPage(html.toString())));
  const cache = createDiskCache(path.join(root, '.cache/verify'));
  const version = digestOfReader().slice(0, 16);
  return (html) => unpack(readPacked(cache, `${version}-${digest(html)}.json`, html));
}

function readPacked(cache: DiskCache, key: string, html: Buffer): string {
  const known = cache.read(key);
  if (known !== undefined) return known;
  const packed = pack(readBuiltPage(html.toString()));
  cache.write(key, packed);
  return packed;
}

function pack(page: BuiltPage): string {
  const { ids, duplicateIds } = page;
  const stored: StoredPage = { ...page, ids: [...ids], duplicateIds: [...duplicateIds] };
  return JSON.stringify(stored);
}

/** Its texts are new ones: those of a page that was just read are cut out of its whole HTML. */
function unpack(packed: string): BuiltPage {
  const stored: StoredPage = JSON.parse(packed);
  return { ...stored, ids: new Set(stored.ids), duplicateIds: new Set(stored.duplicateIds) };
}

/** Everything that can change what is read of a page: our own files, the lock file, the runtime. */
function digestOfReader(): string {
  const project = path.resolve(import.meta.dirname, '../..');
  const folder = path.join(project, 'src/verify');
  const files = readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name));
  const others = [import.meta.filename, path.join(project, 'package-lock.json')];
  return digest([process.version, ...[...files, ...others].map(digestOfFile)].join());
}
