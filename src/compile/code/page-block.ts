/** An attribute of a feature in the meta of a fence: `output="css"`, or just `sheet`. */
export type FenceAttribute = {
  name: string;
  /** Empty if the name has no value. */
  value: string;
  /** The whole attribute as it is written. */
  written: string;
  /** Its offset in the text after the marks of the fence. */
  at: number;
};

/** Where a line of a block starts in the content file: line and column from 1. */
export type LineStart = [line: number, column: number];

/** A block of code on a page. */
export type PageBlock = {
  language: string;
  title?: string;
  /** Without the lines that are shown as removed. */
  code: string;
  /** The place of the fence. */
  at: LineStart;
  /** The place of each line; the same for all lines if the code comes from another file. */
  starts: LineStart[];
  /** The attributes that belong to features, in the order in which they are written. */
  attributes: FenceAttribute[];
  /** Whether a feature writes its code. */
  isFilled?: true;
  /** The file that it shows completely, as a path from the root. */
  file?: string;
  /** Whether it is a part of a file, which may start and end anywhere. */
  isFragment?: true;
};

declare module 'hast' {
  interface ElementData {
    /** On the `pre` of a fence. */
    pageBlock?: PageBlock;
  }
}
