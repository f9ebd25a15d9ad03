/** What a page says of itself in its head. */
export type PageMeta = {
  /** Path with base path and trailing slash, percent-encoded: `/docs/learn/`. */
  path: string;
  /** Title without the site's name; empty on the home page. */
  title: string;
  description: string;
  keywords?: string[];
  /** The picture for link previews: a path with base path, or an address. */
  image?: string;
  /** `noindex` pages stay out of lists, search and sitemap. */
  noindex?: boolean;
  /** What its text has in `<head>` beside that. */
  head?: { name: 'meta' | 'link'; attributes: Record<string, string> }[];
  type?: 'website' | 'article';
  /** Which kind of page it is to a search service: `docs-default-<version>` by default. */
  docsearchTag?: string;
  docsearchVersion?: string;
  /** Published, authors and tags of an article. */
  article?: { published: string; authors: string[]; tags: string[] };
};

/** A picture for link previews: its path with base path, its size in pixels. */
export type PageImage = { path: string; width: number; height: number };
