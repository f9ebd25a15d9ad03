import type { FeatureName } from '../features/fields.ts';

/** What a page is: of a feature's page the feature. */
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

/** What a page or file is made of, as faults name it; without a file it is the site that has it. */
export type Source = { name: string; file?: string; field?: string };

/** A page of the site, before anything of it is rendered. */
export type SitePage = SectionPlace & {
  kind: PageKind;
  /** Without base path, not encoded: `/docs/learn/`. */
  route: string;
  source: Source;
  /** False for what no list, no search and no sitemap shows. */
  listed: boolean;
  /** Where it is among the pages of all sidebars; absent for what is in none. */
  order?: number;
  /** Of a feature's page. */
  head?: { title: string; description: string };
};

/** The section whose links stand beside a page, and the sidebar of `site.config.ts` that it is. */
export type SectionPlace = { section?: string; sidebar?: string };
