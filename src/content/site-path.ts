import path from 'node:path';

/**
 * The content or file that `@site/…` names, as a path from the root; a page or partial that a
 * Docusaurus site has in `docs/` or `blog/` is in `content/` here.
 * @returns undefined where it does not start so
 */
export function fileOfSitePath(written: string): string | undefined {
  if (!written.startsWith('@site/')) return undefined;
  const file = path.posix.normalize(written.slice('@site/'.length));
  return /^(?:docs|blog)\/.*\.mdx?$/s.test(file) ? `content/${file}` : file;
}

/** True for a path that is relative to the file that holds it, or of a folder other than `public/`. */
export function isFileBeside(written: string): boolean {
  return /^(?:\.\.?\/|@site\/(?!public\/|static\/))/.test(written);
}
