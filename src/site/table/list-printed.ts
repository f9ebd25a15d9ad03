import type { SiteConfig } from '../../config/schema.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import { dropVersion } from '../../content/docs-versions.ts';
import { lookUpDocs } from '../navigation/doc-lookup.ts';
import { lastVersionOf } from '../navigation/navbar-diagnostics.ts';
import type { SidebarIndex } from '../navigation/sidebar-index.ts';
import type { MadeFile, OutputKind } from './list-files.ts';

/** A sidebar with several docs to print, in reading order. */
type PrintedSidebar = { sidebar: SidebarIndex; docs: readonly string[] };

const printedSidebars = new WeakMap<ReadonlyMap<string, SidebarIndex>, PrintedSidebar[]>();

/** Lists the sidebars to print, those of the last version; computed once for all sidebars of a site. */
export function listPrinted(
  sidebars: ReadonlyMap<string, SidebarIndex>,
  index: ContentIndex,
  site: SiteConfig,
): readonly PrintedSidebar[] {
  const cached = printedSidebars.get(sidebars);
  if (cached) return cached;
  const { byId } = lookUpDocs(index);
  const last = lastVersionOf(site);
  const printed = [...sidebars.values()].flatMap((sidebar) => {
    if (sidebar.version !== last) return [];
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
  site: SiteConfig,
): MadeFile<OutputKind>[] {
  return listPrinted(sidebars, index, site).map(({ sidebar }) => {
    const { id } = sidebar;
    const route = printRoute(sidebar);
    const source = { name: `the sidebar "${id}"` };
    return { kind: 'print', path: `${route}index.html`, route, source, sidebar: id };
  });
}

/** The path of the document with all pages of a sidebar, the same for whichever version is the last: `/print/docs/`. */
export function printRoute({ id, version }: Pick<SidebarIndex, 'id' | 'version'>): string {
  return `/print/${encodeURIComponent(dropVersion(id, version)).replaceAll('%', '_')}/`;
}
