/** A piece of running text: words, or words that lead to another page. */
export type Inline = string | { to: Page; anchor?: string; text: string };

export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;
export type AdmonitionKind = (typeof admonitionKinds)[number];

export type CodeBlock = {
  kind: 'code';
  language: 'tsx' | 'css' | 'sh' | 'json';
  title?: string;
  /** The lines to mark, as fences write them: `2,4-5`. */
  marked?: string;
  code: string;
};

/** A part of a page, in no dialect of Markdown yet. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'admonition'; type: AdmonitionKind; title?: string; text: string }
  | CodeBlock;

/** What is known of a page before its text is written. */
export type Page = {
  /** Names of the folders below `docs`, without numbers: `['guide', 'layout', 'grids']`. */
  folders: string[];
  /** The file's name without number and ending; `index` is its folder's page. */
  name: string;
  /** Its place in its folder, from 1. */
  order: number;
  /** What its text is made from; pages with one seed have one text. */
  seed: string;
  title: string;
  description: string;
  /** The texts of its second-level headings. */
  headings: string[];
};

export type Folder = { folders: string[]; label: string; order: number };

export type Post = { name: string; date: string; title: string; description: string; seed: string };

export type Corpus = {
  pages: Page[];
  /** The folders below `docs`, parents before children. */
  folders: Folder[];
  posts: Post[];
  /** The page in the middle, which is measured; its text is the same in a corpus of any size. */
  sample: Page;
};
