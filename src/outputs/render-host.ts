/** `file` is a path in the output, not encoded: `/docs/learn/index.html`. */
export type MadeFile = { file: string; text: string | Uint8Array };

/** What the process that builds the site gives to the bundle that renders it. */
export type RenderHost = {
  /**
   * Puts the files in their places that were made from the same input before.
   * @returns false where there are none, or one of them is not as it was
   */
  reuse: (key: string) => boolean;
  /** Writes the files that were made from an input, and keeps them. */
  keep: (key: string, files: readonly MadeFile[]) => void;
  /** @param file path in the output, not encoded: `/docs/learn/index.html` */
  write: (file: string, text: string) => void;
  /** The text of a file that was placed or written; undefined where there is none. */
  read: (file: string) => string | undefined;
  /** What a previous build with this bundle kept by this name. */
  recall: (name: string) => Uint8Array | undefined;
  /** Keeps bytes for the next build. */
  remember: (name: string, bytes: Uint8Array) => void;
  /**
   * Told of a page that cannot be rendered; the others are rendered nevertheless.
   * @param page its path as the router has it, or what else was to be made
   * @param error what was thrown, or an error whose `errors` were
   */
  fail: (page: string, error: unknown) => void;
};

declare global {
  /** Absent where the bundle alone is wanted. */
  var __SITE_RENDER__: RenderHost | undefined;
}
