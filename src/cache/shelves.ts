import { createDiskCache, type DiskCache } from './disk-cache.ts';

/**
 * Few large files, as hundreds of small ones take longer to read than to do without, but not one
 * alone, as it would be written for every edit.
 */
type Shelf = { name: string; known: ReadonlyMap<string, string>; used: Map<string, string> };

/**
 * Opens short texts of one line by digests, of which a build needs very many.
 * @param version what else decides: nothing is found that was put under another one
 */
export function openShelves(folder: string, version: string) {
  const cache = createDiskCache(folder);
  const shelves = new Map(
    [...'0123456789abcdef'].map((digit) => [digit, openShelf(cache, `${version}-${digit}`)]),
  );
  const shelfOf = (key: string) => shelves.get(key.slice(0, 1));
  const put = (key: string, line: string) => {
    shelfOf(key)?.used.set(key, line);
  };
  return {
    put,
    /** All that earlier builds kept. */
    list: () => [...shelves.values()].flatMap(({ known }) => [...known.values()]),
    find: (key: string) => {
      const line = shelfOf(key)?.known.get(key);
      if (line !== undefined) put(key, line);
      return line;
    },
    /** Keeps what was found or put for the next build, and forgets the rest. */
    keep: () => {
      for (const { name, known, used } of shelves.values()) {
        const isSame =
          known.size === used.size && [...used].every(([key, line]) => known.get(key) === line);
        if (isSame) continue;
        cache.write(name, Array.from(used, ([key, line]) => `${key} ${line}`).join('\n'));
      }
    },
  };
}

function openShelf(cache: DiskCache, name: string): Shelf {
  const lines = (cache.read(name) ?? '').split('\n').filter(Boolean);
  const entries = lines.map((line) => {
    const end = line.indexOf(' ');
    return [line.slice(0, end), line.slice(end + 1)] as const;
  });
  return { name, known: new Map(entries), used: new Map() };
}
