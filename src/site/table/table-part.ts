import type { SiteConfig } from '../../config/schema.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import type { FeatureName } from '../../features/fields.ts';
import type { SitePage } from './site-page.ts';

/** A page that a feature adds. It has no file: its head is here, and its view is in the feature's `server`. */
export type FeaturePage = {
  /** Without base path, not encoded: `/search/`. */
  route: string;
  /** Its name in diagnostics: "the search page". */
  name: string;
  title: string;
  description: string;
  /** False for pages that are in no list, search and sitemap. */
  listed: boolean;
};

/** A file that a feature adds; its `server` creates the text. */
export type FeatureFile = {
  /** The feature's name for it, as `npm run outputs` prints it. */
  kind: string;
  /** In the output, not encoded: `/opensearch.xml`. */
  path: string;
  /** What it is made from, as `npm run outputs` prints it. */
  source?: string;
};

/** What a feature adds to the table of the site: the constant `table` of its `table.ts`. */
export type TablePart = {
  feature: FeatureName;
  pages: (site: SiteConfig) => FeaturePage[];
  /** @param pages all pages of the site */
  files: (site: SiteConfig, pages: readonly SitePage[], index: ContentIndex) => FeatureFile[];
};
