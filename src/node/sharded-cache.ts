import { createDiskCache, type DiskCache } from './disk-cache.ts';

/**
 * One of a few large files: reading hundreds of small files takes longer than working without a cache, and a
 * single file would be rewritten at each edit.
 */
type Shard = { name: string; known: ReadonlyMap<string, string>; used: Map<string, string> };

/**
 * Opens a cache of many short texts, each of one line, by digest, in 16 files.
 * @param version what else the texts depend on; those of other versions aren't found
 */
export function openShardedCache(folder: string, version: string) {
  const cache = createDiskCache(folder);
  const shards = new Map(
    [...'0123456789abcdef'].map((digit) => [digit, openShard(cache, `${version}-${digit}`)]),
  );
  const shardOf = (key: string) => shards.get(key.slice(0, 1));
  const put = (key: string, line: string) => {
    shardOf(key)?.used.set(key, line);
  };
  return {
    put,
    /** Lists all texts that the previous build stored. */
    list: () => [...shards.values()].flatMap(({ known }) => [...known.values()]),
    find: (key: string) => {
      const line = shardOf(key)?.known.get(key);
      if (line !== undefined) put(key, line);
      return line;
    },
    /** Stores the texts that were found or added, and drops the rest. */
    save: () => {
      for (const { name, known, used } of shards.values()) {
        const isSame =
          known.size === used.size && [...used].every(([key, line]) => known.get(key) === line);
        if (isSame) continue;
        cache.write(name, writeEntryLines(used));
      }
    },
  };
}

function openShard(cache: DiskCache, name: string): Shard {
  return { name, known: readEntryLines(cache.read(name) ?? ''), used: new Map() };
}

/** Reads texts by key from lines of a key, a space and the text. */
export function readEntryLines(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const end = line.indexOf(' ');
      return [line.slice(0, end), line.slice(end + 1)];
    }),
  );
}

/** Writes texts for `readEntryLines`: each is one line, and no key contains a space. */
export function writeEntryLines(entries: ReadonlyMap<string, string>): string {
  return Array.from(entries, ([key, text]) => `${key} ${text}`).join('\n');
}
