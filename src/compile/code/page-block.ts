/** A word of a feature in the meta of a fence: `output="css"`, or `sheet` alone. */
export type FenceAttribute = {
  name: string;
  /** Empty where the name is alone. */
  value: string;
  /** All of it, as it is written. */
  written: string;
  /** Where it begins, in the text that follows the marks of the fence. */
  at: number;
};

/** Where a line of a block begins in the content file: line and column from 1. */
export type LineStart = [line: number, column: number];

/** A block of code as it is on a page. */
export type PageBlock = {
  language: string;
  title?: string;
  /** Without lines that are shown as removed. */
  code: string;
  /** Where the fence begins. */
  at: LineStart;
  /** Of each line of the code; of all the same where another file has it. */
  starts: LineStart[];
  /** What its fence says in words of features, in the order of writing. */
  attributes: FenceAttribute[];
  /** A feature writes its code. */
  isFilled?: true;
  /** The file that it shows all of, from the root. */
  file?: string;
  /** Some lines of a file, which may begin and end anywhere. */
  isPart?: true;
};

declare module 'hast' {
  interface ElementData {
    /** On the `pre` of a fence. */
    pageBlock?: PageBlock;
  }
}
