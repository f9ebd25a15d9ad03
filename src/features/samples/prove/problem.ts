import type { Tool } from '../contract.ts';

/** What a tool says of a block of code: line and column from 1, in its code. */
export type Problem = {
  /** `text` is whoever reads the language of a block that is no sample. */
  tool: Tool | 'text';
  line: number;
  column: number;
  message: string;
};

/** What is wrong with a block, as its author is told. */
export type Wrong = {
  /** In the code of the block; without one it is said of the block as a whole. */
  line?: number;
  column?: number;
  message: string;
  hint: string;
  /** Told, and no reason to stop a build. */
  severity?: 'warning';
  /** It was stopped before it was proven: the next build tries again. */
  stopped?: true;
};
