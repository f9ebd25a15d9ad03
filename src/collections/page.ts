import type { Breadcrumb, Card, Neighbour, TocItem } from '../navigation/tree.ts';
import type { PageMeta } from '../site/page-meta.ts';
import type { Content } from './content.ts';

export type { PageMeta };

/** What `components/page` shows of every page. */
export type SectionPage = {
  meta: PageMeta;
  /** The section whose links stand beside it. */
  section?: string;
};

export type DocPage = SectionPage & {
  kind: 'doc';
  id: string;
  breadcrumbs: Breadcrumb[];
  toc: TocItem[];
  /** The h1 to print above the content; absent where the content brings its own. */
  heading?: string;
  content: Content;
  previous?: Neighbour;
  next?: Neighbour;
  editUrl?: string;
  lastUpdate?: { date?: string; author?: string };
};

/** The page of a category: a card for each of its items. */
export type CategoryIndexPage = SectionPage & {
  kind: 'category';
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
  preview: Content;
  truncated: boolean;
};

export type PostPage = SectionPage & {
  post: PostSummary;
  content: Content;
  toc: TocItem[];
  newer?: Neighbour;
  older?: Neighbour;
  editUrl?: string;
  lastUpdate?: { date?: string; author?: string };
};

/** One page of the blog list or of a tag. */
export type PostListPage = SectionPage & {
  heading: string;
  /** Only on tag pages: the link to all tags. */
  allTagsHref?: string;
  posts: PostSummary[];
  /** Newer entries. */
  previousHref?: string;
  /** Older entries. */
  nextHref?: string;
};

export type ArchivePage = SectionPage & {
  /** Newest year first, newest post first. */
  years: {
    year: string;
    posts: { title: string; href: string; dateText: string; date: string }[];
  }[];
};

export type TagsPage = SectionPage & {
  /** By initial letter, in order. */
  letters: { letter: string; tags: (TagLink & { count: number; description?: string })[] }[];
};
