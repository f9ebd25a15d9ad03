import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** A file of a site: the current folder of the site, and the path below it. */
export type SiteFile = { root: string; file: string };

/**
 * Finds the file that a static host sends for a path: the file itself, a page by its name without `.html`, or the
 * index of a folder, with and without trailing slash.
 * @param folder the site's folder, which a build may replace at any time
 * @param names the parts of the path, decoded
 * @returns undefined if there is none, or if a symbolic link leads out of the site
 */
export async function findFile(
  folder: string,
  names: readonly string[],
): Promise<SiteFile | undefined> {
  const root = await resolveRoot(folder);
  const name = names.join('/').replace(/\/$/, '');
  const candidates = name ? [name, `${name}.html`, `${name}/index.html`] : ['index.html'];
  for (const candidate of candidates) {
    const file = await resolveInside(root, candidate);
    if (file !== undefined) return { root, file };
  }
  // A build replaced the site during the search.
  return (await resolveRoot(folder)) === root ? undefined : findFile(folder, names);
}

/** The real path of the site's folder, which may be a symbolic link. */
export async function resolveRoot(folder: string): Promise<string> {
  return realpath(folder).catch(() => path.resolve(folder));
}

/** @returns the path below the folder, with links followed, if it is a file in the folder */
async function resolveInside(root: string, name: string): Promise<string | undefined> {
  try {
    const file = await realpath(path.join(root, name));
    const isInside = file.startsWith(root + path.sep);
    return isInside && (await stat(file)).isFile() ? path.relative(root, file) : undefined;
  } catch {
    return undefined;
  }
}
