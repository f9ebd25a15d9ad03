import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads a file of a built site by its path below the site's root: `docs/learn.md`; undefined if there is none. */
export type ReadFile = (file: string) => Promise<string | undefined>;

/** The timeout of a request. */
const timeoutMs = 10_000;

/** Reads the files of a folder: `dist/public`, but never anything outside of it. */
export function readFolder(folder: string): ReadFile {
  const root = path.resolve(folder);
  return async (file) => {
    const name = path.resolve(root, decodeURIComponent(file));
    if (!name.startsWith(root + path.sep)) return undefined;
    return readFile(name, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(error.code ?? '')) return undefined;
      throw error;
    });
  };
}

/**
 * Reads the files of a published site, each once.
 * @param origin with the base path: `https://stylexjs.com/`
 * @param get replaces `fetch`, for example with a host's function for the files beside a function
 */
export function readOrigin(origin: string, get: typeof fetch = fetch): ReadFile {
  const root = new URL(origin.endsWith('/') ? origin : `${origin}/`);
  const known = new Map<string, Promise<string | undefined>>();
  const load = async (file: string) => {
    const response = await get(new URL(file, root), { signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${new URL(file, root)} answered ${response.status}`);
    return response.text();
  };
  return (file) => {
    const found = known.get(file) ?? load(file);
    known.set(file, found);
    // The next question retries.
    found.catch(() => known.delete(file));
    return found;
  };
}
