import type { FeatureName } from '../../features/fields.ts';

/** The kind of a page; for a feature's page, the feature. */
export type PageKind =
  | FeatureName
  | 'home'
  | 'not-found'
  | 'posts'
  | 'archive'
  | 'tags'
  | 'tag'
  | 'post'
  | 'doc'
  | 'category'
  | 'doc-tags'
  | 'doc-tag';

/** The source of a page or file, for diagnostics; without a file, the site itself. */
export type Source = { name: string; file?: string; field?: string };

/** A page of the site, before it is rendered. */
export type SitePage = SectionPlace & {
  kind: PageKind;
  /** Without base path, not encoded: `/docs/learn/`. */
  route: string;
  source: Source;
  /** False for pages that are in no list for programs, search and sitemap: unlisted ones, and those with `noindex`. */
  listed: boolean;
  /** Whether the sitemap leaves it out because its canonical address is another. */
  isCopy?: true;
  /** The docs version that it belongs to. */
  version?: string;
  /** Whether lists of all pages leave it out, except for the search: it belongs to a version that isn't the last. */
  isOlder?: true;
  /** Its position among the pages of all sidebars; absent for pages in none. */
  order?: number;
  /** The head of a feature's page. */
  head?: { title: string; description: string };
};

/** The section whose links are beside a page, and the sidebar in `site.config.ts` that it shows. */
export type SectionPlace = { section?: string; sidebar?: string };
