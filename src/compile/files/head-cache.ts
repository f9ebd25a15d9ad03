import path from 'node:path';
import type { DocsPlace } from '../../content/docs-sets.ts';
import type { Head } from '../../content/read-doc.ts';
import { digest } from '../../node/disk-cache.ts';
import { openShardedCache } from '../../node/sharded-cache.ts';
import { versionOfCode } from './compiler-version.ts';

/** The entry files of the code that reads front matter, as paths from the root. */
const readers = ['doc', 'post', 'page'].map((name) => `src/content/read-${name}.ts`);

/** The heads of files from previous builds, by digest of everything that they were read from. */
export type HeadCache = {
  find: <H>(sum: string) => Head<H> | undefined;
  /**
   * Stores a head.
   * @returns the head as `find` will return it, so that builds with and without a cache are equal
   */
  store: <H>(sum: string, head: Head<H>) => Head<H>;
  /** Keeps what was found or stored for the next build. */
  save: () => void;
};

/** By root. Readings at the same time share one, since a cache drops what it wasn't asked for. */
const opened = new Map<string, HeadCache>();

/**
 * Opens the cache of front matter in `.cache/heads/`, which may be deleted. Parsing and checking YAML takes a
 * twentieth of a build in which nothing has changed. After it was saved, it is empty and stores nothing in this
 * process, which has all heads in memory and would ask only for new ones.
 * @param root the project's root
 */
export function openHeadCache(root: string): HeadCache {
  const cache = opened.get(root) ?? openCache(root);
  opened.set(root, cache);
  return cache;
}

const closed: HeadCache = {
  find: () => undefined,
  store: (_sum, head) => unpack(pack(head)) ?? head,
  save: () => {},
};

function openCache(root: string): HeadCache {
  const version = versionOfCode(readers).slice(0, 16);
  const cache = openShardedCache(path.join(root, '.cache/heads'), version);
  return {
    find: (sum) => unpack(cache.find(sum)),
    store: (sum, head) => {
      const line = pack(head);
      if (line !== undefined) cache.put(sum, line);
      return unpack(line) ?? head;
    },
    save: () => {
      cache.save();
      opened.set(root, closed);
    },
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

function unpack<H>(line: string | undefined): Head<H> | undefined {
  if (line === undefined) return undefined;
  const { places, ...head } = JSON.parse(line);
  return { ...head, places: new Map(places) };
}

type ReadHead<H> = (file: string, text: string, place: DocsPlace) => Head<H>;

/**
 * Makes a function reuse the head of a file while the file's text is the same: in dev, an edit of one file reads
 * all of them.
 * @param read reads the head from path, text, and where docs are
 * @returns a function that also takes the cache with the heads of previous processes
 */
export function rememberHeads<H>(
  read: ReadHead<H>,
): (file: string, text: string, place: DocsPlace, stored: HeadCache) => Head<H> {
  const last = new Map<string, { sum: string; head: Head<H> }>();
  return (file, text, place, stored) => {
    const sum = digest(`${file}\0${JSON.stringify(place)}\0${text}`);
    const previous = last.get(file);
    if (previous?.sum === sum) return previous.head;
    const head = stored.find<H>(sum) ?? stored.store(sum, read(file, text, place));
    last.set(file, { sum, head });
    return head;
  };
}
