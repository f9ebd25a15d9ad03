import path from 'node:path';
import { openShardedCache } from '../cache/sharded-cache.ts';
import type { Head } from '../content/read-doc.ts';
import { versionOfCode } from './compiler-version.ts';

/** The entry files of the code that reads front matter, as paths from the root. */
const readers = ['src/content/read-doc.ts', 'src/content/read-post.ts'];

/** The heads of files from previous builds, by digest of everything that they were read from. */
export type HeadCache = ReturnType<typeof openCache>;

/** One for each project, because a cache keeps only what was asked for since it was opened. */
const opened = new Map<string, HeadCache>();

/**
 * Opens the cache of front matter in `.cache/heads/`, which may be deleted. Parsing and checking YAML takes a
 * twentieth of a build in which nothing has changed.
 * @param root the project's root
 */
export function openHeadCache(root: string): HeadCache {
  const cache = opened.get(root) ?? openCache(root);
  opened.set(root, cache);
  return cache;
}

function openCache(root: string) {
  const version = versionOfCode(readers).slice(0, 16);
  const cache = openShardedCache(path.join(root, '.cache/heads'), version);
  return {
    find: <H>(sum: string): Head<H> | undefined => {
      const line = cache.find(sum);
      return line === undefined ? undefined : unpack(line);
    },
    /**
     * Stores a head.
     * @returns the head as `find` will return it, so that builds with and without a cache are equal
     */
    store: <H>(sum: string, head: Head<H>): Head<H> => {
      const line = pack(head);
      if (line === undefined) return head;
      cache.put(sum, line);
      return unpack(line);
    },
    /** Keeps what was found or stored for the next build. */
    save: cache.save,
  };
}

/** Returns undefined for a number that JSON doesn't have, such as YAML's `.inf`. */
function pack<H>({ places, ...head }: Head<H>): string | undefined {
  let isPlain = true;
  const line = JSON.stringify({ ...head, places: [...places] }, (_field, value) => {
    if (typeof value === 'number' && !Number.isFinite(value)) isPlain = false;
    return value;
  });
  return isPlain ? line : undefined;
}

function unpack<H>(line: string): Head<H> {
  const { places, ...head } = JSON.parse(line);
  return { ...head, places: new Map(places) };
}
