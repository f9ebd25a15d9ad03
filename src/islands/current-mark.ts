/** What decides whether a link of the shell is marked. */
export type LinkPlace = {
  href: string;
  /** The section that it leads into: it is marked on all of that section's pages. */
  section?: string;
  /** What the paths of the other pages that mark it look like. */
  pattern?: string;
};

/**
 * `page` for the link to the open page, `true` for one into its section.
 * @param path the open page's, as the router has it: without base path and closing slash
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
