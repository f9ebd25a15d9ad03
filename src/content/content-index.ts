import type { Fault } from '../faults/fault.ts';
import type { FieldPlaces } from '../faults/places.ts';
import type { ContentFacts, FoundFacts } from './content-facts.ts';
import type { CategoryFile, TagsFile } from './folder-schema.ts';
import type { AuthorsFile, DocFrontMatter, PostFrontMatter } from './front-matter-schema.ts';
import { readPostPath } from './source-path.ts';

type PageSource = {
  /** Path relative to the root: `content/docs/learn/index.mdx`. */
  file: string;
  /** Path without base, with slashes at both ends, not encoded: `/docs/learn/`. */
  route: string;
  /** The first paragraph, where front matter has no description. */
  excerpt?: string;
  facts: ContentFacts;
};

export type DocSource = PageSource & {
  /** `learn/recipes/variants`. */
  id: string;
  /** From the number prefix; front matter's `sidebar_position` wins. */
  order?: number;
  frontMatter: DocFrontMatter;
};

export type PostSource = PageSource & {
  /** The route below `/blog/`: `v0.13.0`, `2025/05/19/news`. */
  slug: string;
  /** A calendar date: `2025-05-19`. */
  date: string;
  /** Where front matter gives one: orders the posts of one day. */
  time?: string;
  frontMatter: PostFrontMatter;
};

/** A content file that is no page of its own: others import it. */
export type PartialSource = Pick<PageSource, 'file' | 'facts'>;

/** A page that exists only in dev: in a build only its name is kept, to reject links to it. */
export type Draft = { file: string; route: string; id?: string };

/** All content of a site as plain data. */
export type ContentIndex = {
  /** What the routes of docs begin with: `/docs` by default, `/` for none. */
  docsBase?: string;
  docs: DocSource[];
  posts: PostSource[];
  partials: PartialSource[];
  /** The content files that modules show which content imports, by the ids of `resolveImport`. */
  shownByModules?: Readonly<Record<string, readonly string[]>>;
  /** Empty in dev, where drafts are pages. */
  drafts: Draft[];
  /** By folder below `content/docs`: `learn/05-theming`. */
  categories: Record<string, CategoryFile & { file: string }>;
  authors: AuthorsFile;
  /** What `tags.yml` says of the tags of posts; empty where there is none. */
  tags: TagsFile;
  /** The same for docs. */
  docTags: TagsFile;
  /** The routes that had headings once, percent-encoded; absent where nothing is known of that. */
  lockedArticles?: readonly string[];
};

/** The content of a site, and all that reading it found. */
export type ContentReading = {
  index: ContentIndex;
  faults: Fault[];
  /** The routes of files with faults, as far as their paths tell: links to them are not broken. */
  failed: Map<string, string>;
  /** What files with faults name. */
  broken: readonly (FoundFacts & { file: string; route: string })[];
  /** The ids of docs with faults: naming them is no second fault. */
  failedIds: ReadonlySet<string>;
  /** The front matter of every file where that has no faults, drafts and broken texts included. */
  heads: (Omit<DocSource, 'facts'> | Omit<PostSource, 'facts'>)[];
  /** Where the fields of each file stand. */
  places: ReadonlyMap<string, FieldPlaces>;
  /** The `tags.yml` that are there. */
  tagFiles: readonly string[];
};

/** One sentence for search engines and lists: written, or the first words of the text. */
export function descriptionOf(source: DocSource | PostSource): string | undefined {
  return source.frontMatter.description || source.excerpt;
}

/** The title of a doc or post: front matter, else its own heading, else its file's name. */
export function titleOf(source: DocSource | PostSource): string {
  const name = 'id' in source ? source.id.split('/').at(-1) : readPostPath(source.file).name;
  return source.frontMatter.title || source.facts.ownHeading || name || '';
}

/** Whether a doc hides its title, and its text, which is HTML alone, has none either. */
export function hidesOnlyHeading({ frontMatter, facts }: DocSource): boolean {
  const { ownHeading, texts } = facts;
  return frontMatter.hide_title && ownHeading === undefined && texts.whole.isHtml;
}

/** The title in the browser's tab: a doc may have another one there. */
export function metaTitleOf(source: DocSource | PostSource): string {
  const { frontMatter } = source;
  return ('title_meta' in frontMatter && frontMatter.title_meta) || titleOf(source);
}
