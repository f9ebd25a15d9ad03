import type { ContentIndex } from '../../content/content-index.ts';
import { lookUpDocs } from '../navigation/doc-lookup.ts';
import type { SidebarIndex } from '../navigation/sidebar-index.ts';
import type { MadeFile, OutputKind } from './list-files.ts';

/** A sidebar with several docs to print, in reading order. */
type PrintedSidebar = { sidebar: SidebarIndex; docs: readonly string[] };

const printedSidebars = new WeakMap<ReadonlyMap<string, SidebarIndex>, PrintedSidebar[]>();

/** Lists the sidebars to print; computed once for all sidebars of a site. */
export function listPrinted(
  sidebars: ReadonlyMap<string, SidebarIndex>,
  index: ContentIndex,
): readonly PrintedSidebar[] {
  const cached = printedSidebars.get(sidebars);
  if (cached) return cached;
  const { byId } = lookUpDocs(index);
  const printed = [...sidebars.values()].flatMap((sidebar) => {
    const docs = sidebar.order.filter((key) => byId.get(key)?.frontMatter.unlisted === false);
    return docs.length > 1 ? [{ sidebar, docs }] : [];
  });
  printedSidebars.set(sidebars, printed);
  return printed;
}

/** Lists the files of these documents. */
export function listPrintFiles(
  sidebars: ReadonlyMap<string, SidebarIndex>,
  index: ContentIndex,
): MadeFile<OutputKind>[] {
  return listPrinted(sidebars, index).map(({ sidebar: { id } }) => {
    const route = printRoute(id);
    const source = { name: `the sidebar "${id}"` };
    return { kind: 'print', path: `${route}index.html`, route, source, sidebar: id };
  });
}

/** The path of the document with all pages of a sidebar: `/print/docs/`. */
export function printRoute(sidebar: string): string {
  return `/print/${encodeURIComponent(sidebar).replaceAll('%', '_')}/`;
}
