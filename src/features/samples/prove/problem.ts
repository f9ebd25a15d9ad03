import type { Tool } from '../contract.ts';

/** A tool's problem in a code block: line and column from 1, in its code. */
export type Problem = {
  /** `text` is the parser for the language of a block that isn't a sample. */
  tool: Tool | 'text';
  line: number;
  column: number;
  message: string;
};

/** A diagnostic in a block, for its author. */
export type Wrong = {
  /** The line in the block's code; absent for the block as a whole. */
  line?: number;
  column?: number;
  message: string;
  hint: string;
  /** A warning doesn't fail a build. */
  severity?: 'warning';
  /** It was stopped before it was proven, so the next build tries again. */
  stopped?: true;
};
