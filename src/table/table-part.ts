import type { ContentIndex } from '../content/content-index.ts';
import type { FeatureName } from '../features/fields.ts';
import type { SiteConfig } from '../site/schema.ts';
import type { SitePage } from './site-page.ts';

/** A page that a feature adds. It has no file: its head is here, and its view in the feature's `server`. */
export type FeaturePage = {
  /** Without base path, not encoded: `/search/`. */
  route: string;
  /** As faults name it: "the search page". */
  name: string;
  title: string;
  description: string;
  /** False for what no list, no search and no sitemap shows. */
  listed: boolean;
};

/** A file that a feature adds beside its pages; its `server` makes the text. */
export type FeatureFile = {
  /** What the feature calls it, as `npm run outputs` prints it. */
  kind: string;
  /** In the output, not encoded: `/opensearch.xml`. */
  path: string;
  /** What it is made of, as `npm run outputs` prints it. */
  source?: string;
};

/** What a feature adds to the list of what a site consists of: the constant `table` of its `table.ts`. */
export type TablePart = {
  feature: FeatureName;
  pages: (site: SiteConfig) => FeaturePage[];
  /** @param pages all pages of the site */
  files: (site: SiteConfig, pages: readonly SitePage[], index: ContentIndex) => FeatureFile[];
};
