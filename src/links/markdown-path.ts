/**
 * The path of a page's Markdown copy: `/docs/learn.md` for `/docs/learn/`, `/index.md` for the home page.
 * @param page a route, or an href with the base path
 * @returns undefined for paths without trailing slash, which have no copy
 */
export function markdownPathOf(page: string, baseUrl = '/'): string | undefined {
  if (page === baseUrl) return `${baseUrl}index.md`;
  return page.endsWith('/') ? `${page.slice(0, -1)}.md` : undefined;
}
