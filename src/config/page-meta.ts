import type { SiteConfig } from './schema.ts';

/** The metadata of a page for its head. */
export type PageMeta = {
  /** Path with base path and trailing slash, percent-encoded: `/docs/learn/`. */
  path: string;
  /** Title without the site's name; empty on the home page. */
  title: string;
  description: string;
  keywords?: string[];
  /** The picture for link previews: a path with base path, or an address. */
  image?: string;
  /** `noindex` pages are left out of lists, search and sitemap. */
  noindex?: boolean;
  /** The tags from the page's `<head>`, which replace those of the site. */
  head?: { name: 'meta' | 'link'; attributes: Record<string, string> }[];
  type?: 'website' | 'article';
  /** The kind of page for a search service: `docs-default-<version>` by default. */
  docsearchTag?: string;
  docsearchVersion?: string;
  /** Date, authors and tags of an article. */
  article?: { published: string; authors: string[]; tags: string[] };
};

/** The facts of the site that islands need: in the shell once, not in every payload. */
export type SiteFacts = Pick<SiteConfig, 'title' | 'titleDelimiter' | 'url'> & {
  /** The language of the content. */
  language: string;
  /** The absolute address of the picture for link previews. */
  image?: string;
};

/** A picture for link previews: its path with base path, its size in pixels. */
export type PageImage = { path: string; width: number; height: number };
