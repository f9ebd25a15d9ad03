import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FieldPlaces } from '../diagnostics/places.ts';
import type { ContentFacts, FoundFacts } from './content-facts.ts';
import type { DocsPlace } from './docs-sets.ts';
import type { CategoryFile, TagsFile } from './front-matter/folder-schema.ts';
import type {
  AuthorsFile,
  DocFrontMatter,
  PostFrontMatter,
} from './front-matter/front-matter-schema.ts';
import { isReactPage, readPostPath } from './source-path.ts';

type PageSource = {
  /** Path relative to the root: `content/docs/learn/index.mdx`. */
  file: string;
  /** Path without base, with slashes at both ends, not encoded: `/docs/learn/`. */
  route: string;
  facts: ContentFacts;
  /** In another language than the default: the file of its translation. */
  translation?: string;
  /** In another language than the default: that it has no translation. */
  untranslated?: true;
};

/** The routes of a language: all, and those of listed pages in that language. */
export type LanguageRoutes = { all: ReadonlySet<string>; own: ReadonlySet<string> };

export type DocSource = PageSource & {
  /** `learn/recipes/variants`. */
  id: string;
  /** From the number prefix; front matter's `sidebar_position` wins. */
  order?: number;
  /** Whether what it imports may show a first-level heading. */
  importsHeading?: true;
  frontMatter: DocFrontMatter;
};

export type PostSource = PageSource & {
  /** The route below `/blog/`: `v0.13.0`, `2025/05/19/news`. */
  slug: string;
  /** A calendar date: `2025-05-19`. */
  date: string;
  /** The time from front matter, if there is one: orders the posts of one day. */
  time?: string;
  frontMatter: PostFrontMatter;
};

/** A content file that isn't a page: other files import it. */
export type PartialSource = Pick<PageSource, 'file' | 'facts'>;

/** A page that exists only in dev; a build only needs its name, to reject links to it. */
export type Draft = { file: string; route: string; id?: string };

/** All content of a site as plain data. */
export type ContentIndex = {
  /** Where docs are; `/docs` without sets if absent. */
  docsPlace?: DocsPlace;
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
  /** The descriptions of the posts' tags from `tags.yml`; empty if there is none. */
  tags: TagsFile;
  /** The same for docs. */
  docTags: TagsFile;
  /** If the site has several languages: their routes by their codes, known when the content of all is read. */
  languages?: Readonly<Record<string, LanguageRoutes>>;
};

/** The content of a site, and everything found while reading it. */
export type ContentReading = {
  index: ContentIndex;
  diagnostics: Diagnostic[];
  /** The routes of files with diagnostics, by file, as far as their paths tell: links to them aren't broken. */
  failed: Map<string, string>;
  /** What files with diagnostics refer to. */
  broken: readonly (FoundFacts & { file: string; route: string })[];
  /** The ids of docs with diagnostics, so that references to them aren't reported as well. */
  failedIds: ReadonlySet<string>;
  /** The valid front matter of all files, including drafts and files with broken texts. */
  heads: (Omit<DocSource, 'facts'> | Omit<PostSource, 'facts'>)[];
  /** The places of the fields of each file. */
  places: ReadonlyMap<string, FieldPlaces>;
  /** The existing `tags.yml` files. */
  tagFiles: readonly string[];
};

/** The description of a page for search engines and lists: from front matter, or the start of the text. */
export function descriptionOf(source: DocSource | PostSource): string | undefined {
  return source.frontMatter.description || source.facts.excerpt;
}

/** Whether a page asks search engines not to list it: `noindex` or `none` in its `<head>`, for all or for Google. */
export function isNoindex({ facts }: Pick<PageSource, 'facts'>): boolean {
  return (facts.head ?? []).some(({ attributes: { name, property = name, content = '' } }) => {
    return /^(?:robots|googlebot)$/i.test(property ?? '') && /\b(?:noindex|none)\b/i.test(content);
  });
}

/** Whether a page has its own canonical link in its `<head>`. */
export function hasCanonical(source: Pick<PageSource, 'facts'>): boolean {
  return canonicalOf(source) !== undefined;
}

/** The target of the canonical link in the `<head>` of a page, as its author wrote it. */
export function canonicalOf({ facts }: Pick<PageSource, 'facts'>): string | undefined {
  return (facts.head ?? []).find(({ attributes: { rel = '' } }) => /\bcanonical\b/i.test(rel))
    ?.attributes.href;
}

/** The title of a doc or post: from front matter, its own heading, or the file's name. */
export function titleOf(source: DocSource | PostSource): string {
  const name = 'id' in source ? source.id.split('/').at(-1) : readPostPath(source.file).name;
  return source.frontMatter.title || source.facts.ownHeading || name || '';
}

/** Whether a doc hides its title or has none, and neither its text nor what it imports has an h1. */
export function hidesOnlyHeading(doc: DocSource): boolean {
  const { file, frontMatter, facts, importsHeading } = doc;
  const isHidden = frontMatter.hide_title || (titleOf(doc) === '' && !isReactPage(file));
  return isHidden && facts.ownHeading === undefined && !importsHeading;
}

/** The title in the browser's tab, which a doc can set separately. */
export function metaTitleOf(source: DocSource | PostSource): string {
  const { frontMatter } = source;
  return ('title_meta' in frontMatter && frontMatter.title_meta) || titleOf(source);
}
