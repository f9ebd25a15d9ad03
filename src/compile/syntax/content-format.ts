/** `md` is CommonMark, with HTML and literal braces; `mdx` is everything else. */
export type ContentFormat = 'md' | 'mdx';

/**
 * The format of a content file: MDX, regardless of the extension, unless front matter says `format: md`, or
 * `format: detect` in a `.md` file. A page's component is shown by MDX.
 * @param bySite the configured default
 * @param yaml the unchecked front matter
 */
export function formatOf(file: string, yaml: string, bySite = 'mdx'): ContentFormat {
  const written =
    /^format[ \t]*:[ \t]*(["']?)(md|mdx|detect)\1[ \t]*(?:#.*)?$/m.exec(yaml)?.[2] ?? bySite;
  if (/\.[jt]sx?$/.test(file)) return 'mdx';
  return written === 'md' || (written === 'detect' && file.endsWith('.md')) ? 'md' : 'mdx';
}
