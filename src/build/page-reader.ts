import path from 'node:path';
import { digest } from '../cache/disk-cache.ts';
import { openShardedCache } from '../cache/sharded-cache.ts';
import { versionOfCode } from '../read/compiler-version.ts';
import { readBuiltPage } from '../verify/built-html.ts';
import type { BuiltPage } from '../verify/built-page.ts';

/**
 * Pages are known by the digest of their HTML: one that an earlier build read is not read again.
 * @param root the project's root; entries stand in `.cache/verify/`, which may be deleted
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
     * @param sum the digest of its HTML, where that is known: an earlier build may have read it
     */
    read: (open: () => Buffer, sum?: string): BuiltPage => {
      const html = sum === undefined ? open() : undefined;
      const key = sum ?? digest(html ?? '');
      return unpack(cache.find(key) ?? readAnew(html ?? open(), key));
    },
    /** Keeps what was read for the next build, and forgets what was not read any more. */
    keep: cache.keep,
  };
}

/** As it is kept: plain JSON. */
type PackedPage = Omit<BuiltPage, 'ids' | 'duplicateIds'> &
  Record<'ids' | 'duplicateIds', string[]>;

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
