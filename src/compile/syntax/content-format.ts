/** `md` is CommonMark, where braces and `<` are text and HTML is HTML; `mdx` is what all else is. */
export type ContentFormat = 'md' | 'mdx';

/**
 * What a content file is written in: MDX, whatever its name ends in, unless its front matter says
 * `format: md`, or `format: detect` in a file that is called `.md`.
 * @param bySite what the configuration says of files that do not say it
 * @param yaml the front matter as text; checking it is not for here
 */
export function formatOf(file: string, yaml: string, bySite = 'mdx'): ContentFormat {
  const written =
    /^format[ \t]*:[ \t]*(["']?)(md|mdx|detect)\1[ \t]*(?:#.*)?$/m.exec(yaml)?.[2] ?? bySite;
  return written === 'md' || (written === 'detect' && file.endsWith('.md')) ? 'md' : 'mdx';
}
