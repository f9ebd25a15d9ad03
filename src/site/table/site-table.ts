import type { SiteConfig } from '../../config/schema.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import { buildNavigation } from '../navigation/site-navigation.ts';
import {
  listFeatureFiles,
  listOutputFiles,
  listPageFiles,
  type MadeFile,
  type OutputKind,
} from './list-files.ts';
import { listSitePages } from './list-pages.ts';
import { listPrintFiles } from './list-printed.ts';
import type { SitePage } from './site-page.ts';

/** All pages and files of a site: plain data, known before rendering. */
export type SiteTable = {
  pages: readonly SitePage[];
  byRoute: ReadonlyMap<string, SitePage>;
  /** The files that the engine makes besides the pages: feeds, sitemap, redirects etc. */
  outputs: readonly MadeFile<OutputKind>[];
  /** The files that features make besides pages. */
  featureFiles: readonly MadeFile[];
  /** All generated files. */
  files: readonly MadeFile[];
};

const tables = new WeakMap<ContentIndex, { site: SiteConfig; table: SiteTable }>();

/** Lists all pages and generated files of a site; once for each index. */
export function buildSiteTable(index: ContentIndex, site: SiteConfig): SiteTable {
  const cached = tables.get(index);
  if (cached?.site === site) return cached.table;
  const pages = listSitePages(index, site);
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const printed = listPrintFiles(buildNavigation(index, site).sidebars, index, site);
  const outputs = [...printed, ...listOutputFiles(site, pages, index)];
  const featureFiles = listFeatureFiles(site, pages, index);
  const files = [...listPageFiles(pages), ...featureFiles, ...outputs];
  const table = { pages, byRoute, outputs, featureFiles, files };
  tables.set(index, { site, table });
  return table;
}
