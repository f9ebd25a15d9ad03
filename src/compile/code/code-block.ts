/** How a line is marked. */
export type LineKind = 'highlighted' | 'added' | 'removed' | 'error' | 'warning' | 'focused';

/** A text to mark, everywhere in the code or at some of its occurrences (`1-2,4`). */
export type MarkedWord = { text: string; places: string };

/** The properties of a code block besides its text: plain data that is passed from the fence to the figure. */
export type PageCode = {
  /** The value of the block's `data-language`. */
  language: string;
  /** Whether the highlighter lacks the language. */
  isUnknown?: true;
  title?: string;
  /** The number of the first line, if lines are numbered. */
  firstNumber?: number;
  /** Whether long lines are wrapped instead of scrolled. */
  wrap: boolean;
  /** The marks of lines, by index. */
  lines: Map<number, LineKind[]>;
  words: MarkedWord[];
};

declare module 'hast' {
  interface ElementData {
    codeBlock?: PageCode;
    /** The tokens of a line of code. */
    tokens?: ElementContent[];
  }
}
