import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openShardedCache } from '../cache/sharded-cache.ts';
import type { Engine } from '../engine/engine.ts';
import { explainFileError } from '../faults/file-error.ts';
import type { RenderHost } from '../outputs/render-host.ts';
import { hostFiles } from '../table/list-files.ts';
import { openRecords } from './record-store.ts';
import type { Failure } from './render-failures.ts';
import { openSiteFolder } from './site-folder.ts';

type Made = readonly (readonly [file: string, sum: string])[];

/** Where the site before the last one waits to become the next. */
export const previousSiteFolder = (root: string) => path.join(root, '.cache/site');

/**
 * What the bundle writes to and asks. Which files a page was made to is kept in `.cache/pages/`, by
 * a digest of all that made them; the files themselves are those of earlier sites.
 * @param out where the site is written
 * @param failures what cannot be rendered is added to it
 * @returns `finish` is to be called when all is rendered
 */
export function createRenderHost(
  root: string,
  { version }: Engine,
  out: string,
  failures: Failure[],
): { host: RenderHost; finish: () => ReadonlyMap<string, string> } {
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
      keep: (key, files) => {
        const made: Made = files.map(({ file, text }) => [file.slice(1), write(file, text)]);
        known.put(key, JSON.stringify(made));
      },
      write: (file, text) => {
        if (!hostFiles.includes(file) || !isPublic(file)) write(file, text);
      },
      read: (file) => readText(path.join(out, file)),
      ...openRecords(path.join(root, '.cache/pages'), version),
      fail: (page, error) => {
        // Where one page cannot be written, the others need not be tried.
        if (explainFileError(root, error)) throw error;
        failures.push({ page, error });
      },
    },
    finish: () => {
      site.finish();
      known.keep();
      return site.sums;
    },
  };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** A full disk is told without the file's name, which whoever reads the error needs. */
function nameError<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  }
}
