/** `file` is a path in the output, not encoded: `/docs/learn/index.html`. */
export type RenderedFile = { file: string; text: string | Uint8Array };

/**
 * The Markdown copy of a page. It depends on less than the page's other files, so it is only written if no previous
 * build wrote it from the same input.
 * @property key identifies the input
 */
export type PageCopy = { file: string; key: string; write: () => string };

/** What the process that builds the site provides to the bundle that renders it. */
export type RenderHost = {
  /**
   * Reuses the files that a previous build made from the same input.
   * @returns false if there are none, or if one of them has changed
   */
  reuse: (key: string) => boolean;
  /** Writes the files that were made from an input, and remembers them for later builds. */
  store: (key: string, files: readonly RenderedFile[], copy?: PageCopy) => void;
  /** @param file path in the output, not encoded: `/docs/learn/index.html` */
  write: (file: string, text: string) => void;
  /** The text of a file of this site; undefined if there is none. */
  read: (file: string) => string | undefined;
  /** The scripts in the output of a module that browsers load on demand, by its path from the root. */
  lateScripts: Readonly<Record<string, readonly string[]>>;
  /** If the site has several languages: the text of all scripts in the output, which tells what texts they show. */
  readScripts?: () => string;
  /** The bytes that a previous build with this bundle stored by this name. */
  readRecord: (name: string) => Uint8Array | undefined;
  /** Stores bytes for the next build. */
  writeRecord: (name: string, bytes: Uint8Array) => void;
  /**
   * Reports a page that can't be rendered; the others are rendered nevertheless.
   * @param page its path as in the router, or a name for something else that was being made
   * @param error what was thrown, or an AggregateError
   */
  fail: (page: string, error: unknown) => void;
};

declare global {
  /** Absent if only the bundle is wanted. */
  var __SITE_RENDER__: RenderHost | undefined;
}
