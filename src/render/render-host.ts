/** What the process that builds the site gives to the bundle that renders it. */
export type RenderHost = {
  /** The HTML that was made from the same input before, in this build or in another. */
  reuse: (key: string) => string | undefined;
  keep: (key: string, html: string) => void;
  /** @param file path in the output, not encoded: `/docs/learn/index.html` */
  write: (file: string, text: string) => void;
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
