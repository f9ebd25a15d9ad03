import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';

/** Reads a file of a built site by its path below the site's root: `docs/learn.md`; undefined if there is none. */
export type ReadFile = (file: string) => Promise<string | undefined>;

/** The timeout of a request. */
const timeoutMs = 10_000;

/** Reads the files of a folder: `dist/public`, but never anything outside of it, also not by symbolic links. */
export function readFolder(folder: string): ReadFile {
  const root = path.resolve(folder);
  return async (file) => {
    const name = path.resolve(root, decodeURIComponent(file));
    if (!name.startsWith(root + path.sep)) return undefined;
    try {
      // The folder itself may be a link to the newest build.
      const inside = (await realpath(root)) + path.sep;
      const file = await realpath(name);
      return file.startsWith(inside) ? await readFile(file, 'utf8') : undefined;
    } catch (error) {
      if (missing.includes(codeOf(error))) return undefined;
      throw error;
    }
  };
}

const missing: readonly unknown[] = ['ENOENT', 'EISDIR', 'ENOTDIR'];
const codeOf = (error: unknown) => error instanceof Error && 'code' in error && error.code;

/**
 * Reads the files of a published site, each once. Nothing is read from another host, whatever the site's list of
 * addresses contains or it redirects to.
 * @param origin with the base path: `https://stylexjs.com/`
 * @param get replaces `fetch`, for example with a host's function for the files beside a function
 */
export function readOrigin(origin: string, get: typeof fetch = fetch): ReadFile {
  const root = new URL(origin.endsWith('/') ? origin : `${origin}/`);
  const texts = new Map<string, Promise<string | undefined>>();
  const load = async (file: string) => {
    const url = new URL(file, root);
    if (!url.href.startsWith(root.href)) return undefined;
    const response = await get(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    // Responses that don't come from the network have no address.
    if (response.url && new URL(response.url).host !== root.host)
      throw new Error(`${url} redirects to another host`);
    return response.text();
  };
  return (file) => {
    const text = texts.get(file) ?? load(file);
    texts.set(file, text);
    // The next question retries.
    text.catch(() => texts.delete(file));
    return text;
  };
}
