import type { ContentIndex } from '../../content/content-index.ts';
import { lookUpDocs } from '../navigation/doc-lookup.ts';
import { printRoute } from '../navigation/print-names.ts';
import type { SidebarIndex } from '../navigation/sidebar-index.ts';
import type { MadeFile, OutputKind } from './list-files.ts';

/** A sidebar with several docs to print, in reading order. */
export type PrintedSidebar = { sidebar: SidebarIndex; docs: readonly string[] };

const known = new WeakMap<ReadonlyMap<string, SidebarIndex>, PrintedSidebar[]>();

/** Lists the sidebars to print; computed once for all sidebars of a site. */
export function listPrinted(
  sidebars: ReadonlyMap<string, SidebarIndex>,
  index: ContentIndex,
): readonly PrintedSidebar[] {
  const found = known.get(sidebars);
  if (found) return found;
  const { byId } = lookUpDocs(index);
  const printed = [...sidebars.values()].flatMap((sidebar) => {
    const docs = sidebar.order.filter((key) => byId.get(key)?.frontMatter.unlisted === false);
    return docs.length > 1 ? [{ sidebar, docs }] : [];
  });
  known.set(sidebars, printed);
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
