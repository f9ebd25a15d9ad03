import type { SiteConfig } from '../../config/schema.ts';
import { listFeatures, loadParts } from '../../features/load-parts.ts';
import type { TablePart } from './table-part.ts';

/** What the features of a site add to its table. For a bundle `features/vite-features` generates this module. */
export function listTableParts(site: SiteConfig): TablePart[] {
  return loadParts<TablePart>(listFeatures(site), 'table');
}
