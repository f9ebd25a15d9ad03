import type { PolicyNeed } from '../policy/check-element.ts';

/** A heading of levels 2 to 6 as the page shows it. */
export type Heading = { depth: number; id: string; text: string };

/**
 * Another content file as a page shows it; `place` is the number of headings above it. With `name` it
 * is a component of that name, as long as it isn't known which content files that shows.
 */
export type ShownPartial = { specifier: string; place: number; name?: string };

/** A link as an author wrote it, and where. */
export type WrittenLink = { href: string; line: number; column: number };

/** What an element takes from another host, or sends there, and where it is written. */
export type WrittenNeed = PolicyNeed & { line: number; column: number };

/** A file that a page shows or links to, at an address that its content alone decides. */
export type Asset = {
  /** Without base path, not encoded: `/assets/pic-0a1b2c3d4e.png`. */
  address: string;
} & (
  | {
      /** Copied: path from the root, `content/docs/learn/pic.png`. */
      file: string;
      text?: undefined;
    }
  | {
      /** Made while the page was compiled. */
      text: string;
      file?: undefined;
    }
);

/** An import as an author wrote it, and where. */
export type WrittenImport = {
  specifier: string;
  line: number;
  column: number;
  /** What it takes by name, `default` included, and where each is written. */
  names: { name: string; line: number; column: number }[];
};

/** What is known of a compiled text without reading it. */
export type TextFacts = {
  /** Whether it is finished HTML: nothing is run to show it. */
  isHtml: boolean;
  sum: string;
  /** The links that are marked in it, each once, as they were written. */
  links: string[];
};

/** A tag that a text has in `<head>`. */
export type HeadTag = { name: 'meta' | 'link'; attributes: Record<string, string> };

/** What is known of a file that has faults: enough to check what it names. */
export type FoundFacts = Pick<ContentFacts, 'imports' | 'links' | 'needs'> & {
  /** Where all of them are known. */
  ids?: readonly string[];
};

/**
 * What features know of a page, by the name of the feature, as plain data. Each adds its type to this
 * interface.
 */
export interface FeatureFacts {
  readonly [feature: string]: unknown;
}

/** What the compiler says of a file, without its text. */
export type ContentFacts = {
  /** The text of the first `# heading`, where there is one. */
  ownHeading?: string;
  headings: Heading[];
  /** Every id that a link may name, those of headings included. */
  ids: string[];
  /** Of elements of partials whose ids the page has already: by file, the ids that they get. */
  renamedIds?: Record<string, Record<string, string>>;
  links: WrittenLink[];
  partials: ShownPartial[];
  imports: WrittenImport[];
  assets: Asset[];
  /** The address of the picture for link previews, where front matter names a file beside the page. */
  image?: string;
  /** What the text has in `<head>`. */
  head?: HeadTag[];
  /** What it takes of other hosts that the configuration has to name, where it takes any. */
  needs?: WrittenNeed[];
  words: number;
  truncated: boolean;
  /** Without a truncate marker the preview is all. */
  texts: { whole: TextFacts; preview: TextFacts };
  features?: FeatureFacts;
  /** A digest of what there is to read in it. */
  blocksSum: string;
  /** Under which the compiled text is found. */
  key: string;
};
