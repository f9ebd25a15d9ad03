/** The path of the document with all pages of a sidebar: `/print/docs/`. */
export function printRoute(sidebar: string): string {
  return `/print/${encodeURIComponent(sidebar).replaceAll('%', '_')}/`;
}
