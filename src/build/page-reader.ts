import path from 'node:path';
import { digest } from '../cache/disk-cache.ts';
import { openShardedCache } from '../cache/sharded-cache.ts';
import { versionOfCode } from '../read/compiler-version.ts';
import { readBuiltPage } from '../verify/built-html.ts';
import type { BuiltPage } from '../verify/built-page.ts';

/**
 * Creates a reader of built pages, which caches results by the digest of their HTML.
 * @param root the project's root; the cache is `.cache/verify/`, which may be deleted
 */
export function createPageReader(root: string) {
  const cache = openShardedCache(
    path.join(root, '.cache/verify'),
    versionOfCode(['src/build/page-reader.ts']).slice(0, 16),
  );
  const readAnew = (html: Buffer, key: string) => {
    const packed = pack(readBuiltPage(html.toString()));
    cache.put(key, packed);
    return packed;
  };
  return {
    /**
     * Reads a page.
     * @param open reads the bytes of its HTML
     * @param sum the digest of its HTML, if known, to find a cached result
     */
    read: (open: () => Buffer, sum?: string): BuiltPage => {
      const html = sum === undefined ? open() : undefined;
      const key = sum ?? digest(html ?? '');
      return unpack(cache.find(key) ?? readAnew(html ?? open(), key));
    },
    /** Stores what was read for the next build, and drops entries that this build didn't use. */
    save: cache.save,
  };
}

/** The cached form: plain JSON. */
type PackedPage = Omit<BuiltPage, 'ids' | 'duplicateIds'> &
  Record<'ids' | 'duplicateIds', string[]>;

function pack(page: BuiltPage): string {
  const { ids, duplicateIds } = page;
  const packed: PackedPage = { ...page, ids: [...ids], duplicateIds: [...duplicateIds] };
  return JSON.stringify(packed);
}

/** Parsing creates new strings: those of a page that was just read would keep its whole HTML in memory. */
function unpack(text: string): BuiltPage {
  const packed: PackedPage = JSON.parse(text);
  return { ...packed, ids: new Set(packed.ids), duplicateIds: new Set(packed.duplicateIds) };
}
