import path from 'node:path';

/**
 * The path from the root of the content or file that `@site/…` names. Docusaurus' `docs/` and `blog/` are in
 * `content/` here, and its `static/` is `public/`.
 * @returns undefined if the path doesn't start with `@site/`
 */
export function fileOfSitePath(written: string): string | undefined {
  if (!written.startsWith('@site/')) return undefined;
  const file = path.posix.normalize(written.slice('@site/'.length));
  if (/^(?:docs|blog|versioned_docs)\/.*\.mdx?$/s.test(file)) return `content/${file}`;
  return moveStatic(file);
}

/** The path of a file in Docusaurus' `static/`, which is beside its folders of docs and posts, as it is here. */
export function moveStatic(file: string): string {
  return file.replace(/^(?:content\/)?static\//, 'public/');
}

/** True for a path relative to the file that contains it, or in a folder other than `public/`. */
export function isFileBeside(written: string): boolean {
  return /^(?:\.\.?\/|@site\/(?!public\/|static\/))/.test(written);
}
