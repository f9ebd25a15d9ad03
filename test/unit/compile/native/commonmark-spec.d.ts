declare module 'commonmark-spec' {
  /** The examples of the specification; an arrow stands for a tab. */
  export const tests: { markdown: string; html: string; section: string; number: number }[];
}
