import { lstatSync, type Stats } from 'node:fs';
import { createDiskCache, digestOfFile } from '../../node/disk-cache.ts';
import { readEntryLines, writeEntryLines } from '../../node/sharded-cache.ts';

const name = 'files';
/** The longest step of a file system's clock: within one, a file may change again without a trace. */
const clockStepMs = 2000;

/**
 * Opens the digests of a site's files, by inode, size and times: a file is read again only if the file system
 * reports a change. Of a large site, reading all files would take a tenth of a build in which nothing has changed.
 * @param folder the cache's folder, which may be deleted
 * @param now the time in milliseconds since 1970
 */
export function openFileDigests(folder: string, now = Date.now) {
  const cache = createDiskCache(folder);
  const sumsById = readEntryLines(cache.read(name) ?? '');
  return {
    /** The digest of a file's bytes; empty if there is no such file. */
    of: (file: string): string => sumsById.get(identify(file) ?? '') ?? digestOfFile(file),
    /**
     * Stores the digests of a site's files for the next build.
     * @param site the folder of the site
     * @param sums the digests, by paths in the site
     */
    save: (site: string, sums: ReadonlyMap<string, string>): void => {
      const before = now() - clockStepMs;
      const fresh = new Map<string, string>();
      for (const [file, sum] of sums) {
        const id = identify(`${site}/${file}`, before);
        if (id !== undefined) fresh.set(id, sum);
      }
      cache.write(name, writeEntryLines(fresh));
    },
  };
}

/** @param before undefined is returned for a file that changed later, in milliseconds since 1970 */
function identify(file: string, before = Number.POSITIVE_INFINITY): string | undefined {
  const stats = readStats(file);
  // The time of a change also changes with names and permissions, and can't be set by programs.
  if (!stats?.isFile() || stats.ctimeMs >= before) return undefined;
  return `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeMs}:${stats.ctimeMs}`;
}

function readStats(file: string): Stats | undefined {
  try {
    return lstatSync(file);
  } catch {
    return undefined;
  }
}
