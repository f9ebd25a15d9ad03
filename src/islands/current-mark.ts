/** What determines whether a link of the shell is marked. */
export type LinkPlace = {
  href: string;
  /** The section that it leads to: the link is marked on all pages of that section. */
  section?: string;
  /** A pattern for the paths of other pages on which the link is marked. */
  pattern?: string;
};

/**
 * Returns `page` for the link to the current page, `true` for a link to its section.
 * @param path the current path as in the router: without base path and trailing slash
 */
export function markOf(
  { href, section, pattern }: LinkPlace,
  path: string,
  openSection: string | undefined,
): 'page' | 'true' | undefined {
  const open = import.meta.env.BASE_URL.slice(0, -1) + path;
  if (trimSlash(href) === trimSlash(open)) return 'page';
  const isInside =
    (section !== undefined && section === openSection) ||
    (pattern !== undefined && new RegExp(pattern).test(`${trimSlash(open)}/`));
  return isInside ? 'true' : undefined;
}

function trimSlash(path: string): string {
  return path.replace(/\/$/, '');
}
