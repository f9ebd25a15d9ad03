/** What may be said of a line. */
export type LineKind = 'highlighted' | 'added' | 'removed' | 'error' | 'warning' | 'focused';

/** A text to be marked wherever it stands in the code, or at some of its places (`1-2,4`). */
export type MarkedWord = { text: string; places: string };

/** What is known of a code block besides its text: plain data from the fence to the figure. */
export type CodeBlock = {
  /** The name that stands in the block's `data-language`. */
  language: string;
  title?: string;
  /** The number of the first line, where lines are numbered. */
  firstNumber?: number;
  /** Long lines are broken instead of scrolled. */
  wrap: boolean;
  /** The kinds of each line that has one, by its place from 0. */
  lines: Map<number, LineKind[]>;
  words: MarkedWord[];
};

declare module 'hast' {
  interface ElementData {
    codeBlock?: CodeBlock;
    /** What stands in a line of code. */
    tokens?: ElementContent[];
  }
}
