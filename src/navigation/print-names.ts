/** Where all pages of a sidebar are one document: `/print/docs/`. */
export function printRoute(sidebar: string): string {
  return `/print/${encodeURIComponent(sidebar).replaceAll('%', '_')}/`;
}
