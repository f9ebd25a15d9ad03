/** A heading of level 2 to 6, as the page shows it. */
export type Heading = { depth: number; id: string; text: string };

/**
 * Another content file as a page shows it; `place` is the number of headings above it. With `name` it
 * is a component of that name, as long as it isn't known which content files that shows.
 */
export type ShownPartial = { specifier: string; place: number; name?: string };

/** A link as an author wrote it, with its place. */
export type WrittenLink = {
  href: string;
  line: number;
  column: number;
  /** Whether it is the address of a missing file that the site has warned of or ignores. */
  isMissingFile?: boolean;
};

/** A file that a page shows or links to, at an address that depends only on its content, or on the page's name. */
export type Asset = {
  /** Without base path, not encoded: `/assets/pic-0a1b2c3d4e.png`. */
  address: string;
} & (
  | {
      /** A file that is copied: path from the root, `content/docs/learn/pic.png`. */
      file: string;
      text?: undefined;
    }
  | {
      /** A file that was created while the page was compiled. */
      text: string;
      file?: undefined;
    }
);

/** An import as an author wrote it, with its place. */
export type WrittenImport = {
  specifier: string;
  line: number;
  column: number;
  /** The names that it imports, `default` included, with their places. */
  names: { name: string; line: number; column: number; isUnused?: true }[];
};

/** What is known of a compiled text without reading it. */
export type TextFacts = {
  /** Whether it is finished HTML, which runs no code. */
  isHtml: boolean;
  sum: string;
  /** The links in it, each once, as they were written. */
  links: string[];
};

/** A tag in the `<head>` of a text. */
export type HeadTag = { name: 'meta' | 'link'; attributes: Record<string, string> };

/** The facts of a file with diagnostics: enough to check what it refers to. */
export type FoundFacts = Pick<ContentFacts, 'imports' | 'links'> & {
  /** Absent if not all ids are known. */
  ids?: readonly string[];
};

/**
 * What features know about a page, by the name of the feature, as plain data. Each feature adds its type to this
 * interface.
 */
export interface FeatureFacts {
  readonly [feature: string]: unknown;
}

/** What the compiler knows about a file, apart from its text. */
export type ContentFacts = {
  /** The text of the first `# heading`, if there is one. */
  ownHeading?: string;
  /** The first paragraph of the text, in plain words. */
  excerpt?: string;
  headings: Heading[];
  /** Every id that a link may use, including those of headings. */
  ids: string[];
  /** Of elements of partials whose ids the page has already: by file, the ids that they get. */
  renamedIds?: Record<string, Record<string, string>>;
  links: WrittenLink[];
  partials: ShownPartial[];
  imports: WrittenImport[];
  assets: Asset[];
  /** The address of the picture for link previews, if front matter names a file beside the page. */
  image?: string;
  /** The tags that the text has in `<head>`. */
  head?: HeadTag[];
  words: number;
  truncated: boolean;
  /** The preview is the whole text if there is no truncate marker. */
  texts: { whole: TextFacts; preview: TextFacts };
  features?: FeatureFacts;
  /** A digest of its readable text. */
  blocksSum: string;
  /** The key of the compiled text in the cache. */
  key: string;
};

/** A paragraph, list item, table row or code block as readers see it, for the search. */
export type TextBlock = {
  /** The number of headings above it. */
  place: number;
  kind: 'text' | 'code';
  text: string;
};
