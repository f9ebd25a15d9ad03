import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Failure } from '../../check/failures/explain-failures.ts';
import { versionOfCode } from '../../compile/files/compiler-version.ts';
import { explainFileError } from '../../diagnostics/file-error.ts';
import { readChecked, writeChecked } from '../../node/checked-file.ts';
import { listNames } from '../../node/disk-cache.ts';
import { openShardedCache } from '../../node/sharded-cache.ts';
import type { PageCopy, RenderHost } from '../../outputs/render-host.ts';
import { hostFiles } from '../../site/table/list-files.ts';
import { openFileDigests } from './file-digests.ts';
import { openSiteFolder } from './site-folder.ts';

/** A copy also has its key. */
type MadeFile = readonly [file: string, sum: string, key?: string];
type Made = readonly MadeFile[];

/** The entry file of the code that writes Markdown copies. */
const copyWriter = 'src/outputs/agents/write-markdown.ts';

/** The folder of the site before the last one, which the next build reuses. */
export const previousSiteFolder = (root: string) => path.join(root, '.cache/site');

/**
 * What the bundle gets from the build: functions to write files and ask for cached ones. `.cache/pages/` records
 * which files a page was rendered to, by a digest of its inputs; the files themselves are in previous sites. Markdown
 * copies are also recorded by themselves, because an edit of the shell changes all pages but none of the copies.
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
): {
  host: Omit<RenderHost, 'lateScripts' | 'readScripts'>;
  settle: () => Promise<void>;
  finish: () => ReadonlyMap<string, string>;
} {
  const folder = path.join(root, '.cache/pages');
  const pagesByKey = openShardedCache(folder, version);
  const copies = openShardedCache(folder, `copies-${versionOfCode([copyWriter]).slice(0, 16)}`);
  const read = (line: string): Made => JSON.parse(line);
  const lines = [...pagesByKey.list(), ...copies.list()];
  const pages = new Set(lines.flatMap((line) => read(line).map(([file]) => file)));
  const isPublic = openPublicFolder(root);
  const digests = openFileDigests(folder);
  const site = openSiteFolder(
    out,
    previousSiteFolder(root),
    path.join(root, 'dist/public'),
    (file) => pages.has(file) && !isPublic(file),
    digests.of,
  );
  const write = (file: string, text: string | Uint8Array): string =>
    nameError(out, file, () => site.write(file.slice(1), text));
  const place = ([file, sum]: MadeFile): boolean =>
    nameError(out, file, () => site.place(file, sum));
  const keepCopies = (files: Made) => {
    for (const [file, sum, key] of files) {
      if (key !== undefined) copies.put(key, JSON.stringify([[file, sum, key]]));
    }
  };
  const makeCopy = ({ file, key, write: make }: PageCopy): MadeFile => {
    const line = copies.find(key);
    const [copy] = line === undefined ? [] : read(line);
    return copy && place(copy) ? copy : [file.slice(1), write(file, make()), key];
  };
  return {
    host: {
      reuse: (key) => {
        const line = pagesByKey.find(key);
        const files = line === undefined ? undefined : read(line);
        if (!files?.every(place)) return false;
        keepCopies(files);
        return true;
      },
      store: (key, files, copy) => {
        const written = files.map(({ file, text }): MadeFile => [file.slice(1), write(file, text)]);
        const all = copy ? [...written, makeCopy(copy)] : written;
        keepCopies(all);
        pagesByKey.put(key, JSON.stringify(all));
      },
      write: (file, text) => {
        if (!hostFiles.includes(file) || !isPublic(file)) write(file, text);
      },
      read: (file) => site.read(file.slice(1)),
      ...openRecords(folder, version),
      fail: (page, error) => {
        // If the disk rejects one page, the others would fail as well.
        if (explainFileError(root, error)) throw error;
        failures.push({ page, error });
      },
    },
    settle: site.settle,
    finish: () => {
      site.finish();
      pagesByKey.save();
      copies.save();
      digests.save(out, site.sums);
      return site.sums;
    },
  };
}

/** Returns a function that tells whether `public/` has a file. It has few folders, and a site thousands of files. */
function openPublicFolder(root: string): (file: string) => boolean {
  const folder = path.join(root, 'public');
  const names = new Set(listNames(folder).map((name) => name.toLowerCase()));
  return (file) => {
    const [, first = ''] = /^\/?([^/]*)/.exec(file) ?? [];
    return names.has(first.toLowerCase()) && existsSync(path.join(folder, file));
  };
}

/** Adds the file's name to an error, since the error of a full disk lacks it. */
function nameError<T>(folder: string, file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path: path.join(folder, file) }) : error;
  }
}

/**
 * Opens a store of bytes by name, for later builds with the same bundle.
 * @param folder the folder of the records, which may be deleted at any time
 * @param version the version of the bundle; records of other versions aren't found
 */
export function openRecords(folder: string, version: string) {
  return {
    readRecord: (name: string): Uint8Array | undefined =>
      readChecked(path.join(folder, name), version, (bytes) => bytes),
    /** Failures are ignored: if the disk is full, the next build works without the record. */
    writeRecord: (name: string, bytes: Uint8Array) => {
      try {
        writeChecked(path.join(folder, name), version, bytes);
      } catch {}
    },
  };
}
