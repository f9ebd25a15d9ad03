import type { ProjectFile } from './compiler/project.ts';
import type { Expected, FenceContract } from './contract.ts';

/** A block of StyleX on a page, as a compiler gets it. */
export type Sample = {
  /** The block itself, and what it needs of the other blocks of its page, as they stand there. */
  files: ProjectFile[];
  /** Which of them it is: its title, or `sample.tsx` where it has none. */
  file: string;
  /** What it is told, where it is wrong on purpose: it is shown, and compiles to nothing. */
  fails: Expected[];
  /** Why it is no whole file, where it is none: it is only parsed. */
  fragment?: string;
  /** Its style sheet is shown too. */
  sheet?: true;
};

/** Where a line of a block begins in the content file: line and column from 1. */
export type LineStart = [line: number, column: number];

/** A block of code as it stands on a page. */
export type PageBlock = {
  language: string;
  title?: string;
  /** Without lines that are shown as removed. */
  code: string;
  /** Where the fence begins. */
  at: LineStart;
  /** Of each line of the code; of all the same where another file has it. */
  starts: LineStart[];
  contract: FenceContract;
  /** What it imports from beside it, where it is a file of its own. */
  beside?: ProjectFile[];
  /** Some lines of a file, which may begin and end anywhere. */
  isPart?: true;
};

/** A block of a page that is to be proven: a sample, or text in a language that can be parsed. */
export type ProvableBlock = Omit<PageBlock, 'contract' | 'beside'> & {
  sample?: Sample;
  /** Why it is no whole text of its language, where it is none. */
  fragment?: string;
};

declare module 'hast' {
  interface ElementData {
    /** On the `pre` of a fence. */
    pageBlock?: PageBlock;
    /** On the `pre`, and then the figure, of a block of StyleX. */
    sample?: Sample;
  }
}
