import type { ComponentType } from 'react';
import type {
  Breadcrumb,
  Card,
  NavbarView,
  Neighbour,
  SidebarItem,
  TocItem,
} from '../navigation/tree.ts';

/** What every page needs for its head and its shell. */
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
  type?: 'website' | 'article';
  docsearchTag: string;
  docsearchVersion?: string;
  /** Published, authors and tags of an article. */
  article?: { published: string; authors: string[]; tags: string[] };
};

export type Shell = { navbar: NavbarView; sidebar?: SidebarItem[]; recentPosts?: Neighbour[] };

export type DocPage = {
  kind: 'doc';
  meta: PageMeta;
  id: string;
  sidebar?: SidebarItem[];
  breadcrumbs: Breadcrumb[];
  toc: TocItem[];
  /** The h1 to print above the content; absent where the content brings its own. */
  heading?: string;
  Content: ComponentType;
  previous?: Neighbour;
  next?: Neighbour;
  editUrl?: string;
  lastUpdate?: { date?: string; author?: string };
};

/** The page of a category: a card for each of its items. */
export type CategoryIndexPage = {
  kind: 'category';
  meta: PageMeta;
  sidebar?: SidebarItem[];
  breadcrumbs: Breadcrumb[];
  heading: string;
  description?: string;
  cards: Card[];
  previous?: Neighbour;
  next?: Neighbour;
};

export type TagLink = { label: string; href: string };
export type Author = { name: string; title?: string; url?: string; imageUrl?: string };

/** What a list shows of a post. */
export type PostSummary = {
  href: string;
  title: string;
  /** A calendar date: `2025-05-19`. */
  date: string;
  /** `May 19, 2025`. */
  dateText: string;
  readingMinutes: number;
  authors: Author[];
  tags: TagLink[];
  description: string;
  /** The content up to the truncate marker. */
  Preview: ComponentType;
  truncated: boolean;
};

export type PostPage = {
  kind: 'post';
  meta: PageMeta;
  post: PostSummary;
  Content: ComponentType;
  toc: TocItem[];
  newer?: Neighbour;
  older?: Neighbour;
  recentPosts: Neighbour[];
  editUrl?: string;
  lastUpdate?: { date?: string; author?: string };
};

/** One page of the blog list or of a tag. */
export type PostListPage = {
  kind: 'post-list';
  meta: PageMeta;
  heading: string;
  /** Only on tag pages: the link to all tags. */
  allTagsHref?: string;
  /** Recent posts navigation, the current one marked by `current`. */
  recentPosts: Neighbour[];
  posts: PostSummary[];
  /** Newer entries. */
  previousHref?: string;
  /** Older entries. */
  nextHref?: string;
};

export type ArchivePage = {
  meta: PageMeta;
  /** Newest year first, newest post first. */
  years: {
    year: string;
    posts: { title: string; href: string; dateText: string; date: string }[];
  }[];
};

export type TagsPage = {
  meta: PageMeta;
  /** By initial letter, in order. */
  letters: { letter: string; tags: (TagLink & { count: number; description?: string })[] }[];
};
