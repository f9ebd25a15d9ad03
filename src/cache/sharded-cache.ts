import { createDiskCache, type DiskCache } from './disk-cache.ts';

/**
 * One of a few large files: reading hundreds of small ones takes longer than doing without a cache,
 * and a single one would be rewritten for every edit.
 */
type Shard = { name: string; known: ReadonlyMap<string, string>; used: Map<string, string> };

/**
 * Opens a cache of many short texts of one line, by their digests, in 16 files.
 * @param version what else the texts depend on: those of another version are not found
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
    /** All texts that the previous build kept. */
    list: () => [...shards.values()].flatMap(({ known }) => [...known.values()]),
    find: (key: string) => {
      const line = shardOf(key)?.known.get(key);
      if (line !== undefined) put(key, line);
      return line;
    },
    /** Writes what was found or put, for the next build, and drops the rest. */
    keep: () => {
      for (const { name, known, used } of shards.values()) {
        const isSame =
          known.size === used.size && [...used].every(([key, line]) => known.get(key) === line);
        if (isSame) continue;
        cache.write(name, Array.from(used, ([key, line]) => `${key} ${line}`).join('\n'));
      }
    },
  };
}

function openShard(cache: DiskCache, name: string): Shard {
  const lines = (cache.read(name) ?? '').split('\n').filter(Boolean);
  const entries = lines.map((line) => {
    const end = line.indexOf(' ');
    return [line.slice(0, end), line.slice(end + 1)] as const;
  });
  return { name, known: new Map(entries), used: new Map() };
}
