import type {
  AuthorsFile,
  CategoryFile,
  DocFrontMatter,
  PostFrontMatter,
  TagsFile,
} from './front-matter-schema.ts';

/** What the compiler says of a file, without its code. */
export type ContentFacts = {
  ownHeading?: string;
  headings: { depth: number; id: string; text: string }[];
  ids: string[];
  links: { href: string; line: number; column: number }[];
  imports: { specifier: string; line: number; column: number }[];
  /** The files that it shows or links to, and the addresses that they get. */
  assets: { file: string; address: string }[];
  words: number;
  truncated: boolean;
  /** Under which the compiled text is found. */
  key: string;
};

export type DocSource = {
  /** Path relative to the root: `content/docs/learn/index.mdx`. */
  file: string;
  /** `learn/recipes/variants`. */
  id: string;
  /** Path without base, with slashes at both ends, not encoded: `/docs/learn/`. */
  route: string;
  /** From the number prefix; front matter's `sidebar_position` wins. */
  order?: number;
  frontMatter: DocFrontMatter;
  facts: ContentFacts;
};

export type PostSource = {
  file: string;
  slug: string;
  route: string;
  /** A calendar date: `2025-05-19`. */
  date: string;
  frontMatter: PostFrontMatter;
  facts: ContentFacts;
};

/** A content file that is no page of its own: others import it. */
export type PartialSource = { file: string; facts: ContentFacts };

/** All content of a site as plain data. */
export type ContentIndex = {
  docs: DocSource[];
  posts: PostSource[];
  partials: PartialSource[];
  /** By folder below `content/docs`: `learn/05-theming`. */
  categories: Record<string, CategoryFile>;
  authors: AuthorsFile;
  /** Empty where there is no `tags.yml`. */
  tags: TagsFile;
};

/** The title of a doc or post: front matter, else its own heading, else its file's name. */
export function titleOf(source: DocSource | PostSource): string {
  const name = 'id' in source ? source.id.split('/').at(-1) : source.slug;
  return source.frontMatter.title ?? source.facts.ownHeading ?? name ?? '';
}
