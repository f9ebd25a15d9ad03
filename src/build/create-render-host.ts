import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Engine } from '../bundle/engine.ts';
import { createDiskCache } from '../cache/disk-cache.ts';
import { explainFileError } from '../faults/file-error.ts';
import type { RenderHost } from '../render/render-host.ts';
import type { Failure } from './render-failures.ts';

/** The folder in which pages are kept from build to build, by a digest of all that made them. */
export const pageCacheOf = (root: string) => createDiskCache(path.join(root, '.cache/pages'), true);

/**
 * What the bundle writes to and asks.
 * @param out where the site is written
 * @param failures what cannot be rendered is added to it
 */
export function createRenderHost(
  root: string,
  { version }: Engine,
  out: string,
  failures: Failure[],
): RenderHost {
  const cache = pageCacheOf(root);
  const made = new Set<string>();
  return {
    reuse: (key) => cache.read(`${version}-${key}`),
    keep: (key, html) => cache.write(`${version}-${key}`, html),
    write: (file, text) => {
      const target = path.join(out, file);
      const folder = path.dirname(target);
      if (!made.has(folder)) mkdirSync(folder, { recursive: true });
      made.add(folder);
      writeNamed(target, text);
    },
    fail: (page, error) => {
      // Where one page cannot be written, the others need not be tried.
      if (explainFileError(root, error)) throw error;
      failures.push({ page, error });
    },
  };
}

/** A full disk is told without the file's name, which whoever reads the error needs. */
function writeNamed(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  }
}
