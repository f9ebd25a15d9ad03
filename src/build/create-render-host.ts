import { existsSync } from 'node:fs';
import path from 'node:path';
import { openShardedCache } from '../cache/sharded-cache.ts';
import type { Failure } from '../failures/explain-failures.ts';
import { explainFileError } from '../faults/file-error.ts';
import type { RenderHost } from '../outputs/render-host.ts';
import { hostFiles } from '../table/list-files.ts';
import { openRecords } from './record-store.ts';
import { openSiteFolder } from './site-folder.ts';

type Made = readonly (readonly [file: string, sum: string])[];

/** The folder of the site before the last one, which the next build reuses. */
export const previousSiteFolder = (root: string) => path.join(root, '.cache/site');

/**
 * What the bundle gets from the build: functions to write files and ask for cached ones. `.cache/pages/` records
 * which files a page was rendered to, by a digest of its inputs; the files themselves are in previous sites.
 * @param version identifies everything that all pages depend on
 * @param out the folder of the new site
 * @param failures receives what can't be rendered
 * @returns the host; await `settle` when rendering ends, in whatever way, and then call `finish` if all is well
 */
export function createRenderHost(
  root: string,
  version: string,
  out: string,
  failures: Failure[],
): { host: RenderHost; settle: () => Promise<void>; finish: () => ReadonlyMap<string, string> } {
  const known = openShardedCache(path.join(root, '.cache/pages'), version);
  const read = (line: string): Made => JSON.parse(line);
  const pages = new Set(known.list().flatMap((line) => read(line).map(([file]) => file)));
  const isPublic = (file: string) => existsSync(path.join(root, 'public', file));
  const site = openSiteFolder(
    out,
    previousSiteFolder(root),
    path.join(root, 'dist/public'),
    (file) => pages.has(file) && !isPublic(file),
  );
  const write = (file: string, text: string | Uint8Array): string =>
    nameError(path.join(out, file), () => site.write(file.slice(1), text));
  return {
    host: {
      reuse: (key) => {
        const line = known.find(key);
        return (
          line !== undefined &&
          read(line).every(([file, sum]) =>
            nameError(path.join(out, file), () => site.place(file, sum)),
          )
        );
      },
      store: (key, files) => {
        const made: Made = files.map(({ file, text }) => [file.slice(1), write(file, text)]);
        known.put(key, JSON.stringify(made));
      },
      write: (file, text) => {
        if (!hostFiles.includes(file) || !isPublic(file)) write(file, text);
      },
      read: (file) => site.read(file.slice(1)),
      ...openRecords(path.join(root, '.cache/pages'), version),
      fail: (page, error) => {
        // If the disk rejects one page, the others would fail as well.
        if (explainFileError(root, error)) throw error;
        failures.push({ page, error });
      },
    },
    settle: site.settle,
    finish: () => {
      site.finish();
      known.save();
      return site.sums;
    },
  };
}

/** Adds the file's name to an error, since the error of a full disk lacks it. */
function nameError<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  }
}
