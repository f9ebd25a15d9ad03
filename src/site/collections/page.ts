import type { PageMeta } from '../../config/page-meta.ts';
import type { PageVersion } from '../../config/page-version.ts';
import type { Breadcrumb, Card, Neighbour, TocItem } from '../navigation/tree.ts';
import type { Content } from './content.ts';
import type { Feedback } from './feedback.ts';
import type { MovedHeadings } from './moved-headings.ts';

/** What `components/page` shows on every page. */
export type SectionPage = {
  meta: PageMeta;
  /** The section whose links are beside the page. */
  section?: string;
  /** If the site has several versions of the docs, that of the page. */
  version?: PageVersion;
};

/** The page of a content file. */
type ContentPage = SectionPage &
  MovedHeadings & {
    content: Content;
    toc: TocItem[];
    editUrl?: string;
    lastUpdate?: { date?: string; author?: string };
    feedback?: Feedback;
    /** True if its text is in the default language, and the page isn't. */
    untranslated?: true;
  };

export type DocPage = ContentPage & {
  kind: 'doc';
  id: string;
  /** True for a component that is a page, which is all that is between navbar and footer. */
  isReact?: true;
  /** The class that the page's author gives its text. */
  className?: string;
  breadcrumbs: Breadcrumb[];
  tags: TagLink[];
  /** For the first page of a sidebar: the document with all its pages, for printing. */
  print?: TagLink;
  /** True for a page that is in no list. */
  unlisted: boolean;
  /** The h1 above the content; absent if the content has its own. */
  heading?: string;
  /** The title, for screen readers only, if the page hides it and has no other h1. */
  hiddenHeading?: string;
  previous?: Neighbour;
  next?: Neighbour;
};

/** A list of the docs with a tag. */
export type DocTagPage = SectionPage & {
  kind: 'doc-tag';
  heading: string;
  allTagsHref: string;
  docs: { label: string; href: string; description?: string }[];
};

/** The page of a category: a card for each of its items. */
export type CategoryIndexPage = SectionPage &
  Pick<DocPage, 'breadcrumbs' | 'previous' | 'next'> & {
    kind: 'category';
    heading: string;
    description?: string;
    cards: Card[];
  };

export type TagLink = { label: string; href: string };
export type Author = {
  name: string;
  title?: string;
  url?: string;
  imageUrl?: string;
  type?: 'Person' | 'Organization';
  /** Other places to find them, by the label of the platform. */
  accounts?: { label: string; href: string }[];
};

/** A post as lists show it. */
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

export type PostPage = ContentPage & {
  post: PostSummary;
  /** True for a page that is in no list. */
  unlisted: boolean;
  newer?: Neighbour;
  older?: Neighbour;
};

/** One page of the blog list or of a tag. */
export type PostListPage = SectionPage & {
  heading: string;
  /** Only on tag pages: the link to all tags. */
  allTagsHref?: string;
  /** Only on tag pages: the title and folder of its feeds, without base path. */
  feeds?: { title: string; folder: string };
  posts: PostSummary[];
  /** Newer entries. */
  previousHref?: string;
  /** Older entries. */
  nextHref?: string;
};

/** A post in a list of links. */
export type PostLink = Pick<PostSummary, 'title' | 'href' | 'dateText' | 'date'>;

export type ArchivePage = SectionPage & {
  /** Newest year first, newest post first. */
  years: { year: string; posts: PostLink[] }[];
};

type CountedPages = {
  count: number;
  description?: string;
  /** Its newest posts; tags of docs have none. */
  latest?: PostLink[];
};

export type TagsPage = SectionPage & {
  lead: string;
  /** By initial letter, in order. */
  letters: { letter: string; tags: (TagLink & CountedPages)[] }[];
};
