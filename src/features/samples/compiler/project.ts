/** A file of a project: its name as a fence's title gives it (`tokens.stylex.ts`, `lib/Card.tsx`), and its text. */
export type ProjectFile = { name: string; code: string };

/** `development` names classes after where they come from, as the compiler's `dev` does. */
export type Mode = 'development' | 'production';

/** A declaration's place in the source: its file, and lines from 1, the last one included. */
export type SourceLines = { file: string; from: number; to: number };

/** One rule as the compiler wrote it. */
export type Rule = {
  /** Of an atomic rule its class; of keyframes, variables and themes what the compiler names them by. */
  className: string;
  /** As it stands in the sheet: what `defineConsts` says is in its place. */
  css: string;
  /** Where text runs from right to left, if that differs. */
  rtl?: string;
  priority: number;
  /** Where constants are in it: as the compiler of its file left it, by which the sheet is sorted. */
  raw?: { css: string; rtl?: string };
  /** What of `defineConsts` stands in place of `var(--className)`; such a rule has no CSS of its own. */
  constant?: string | number;
  /** The declarations that it comes from, in the order of the source. */
  lines: SourceLines[];
};

/** What one file became. */
export type CompiledFile = {
  name: string;
  /** For readers: without types, with its JSX. */
  js: string;
  /** For engines: an ES module that imports `react/jsx-runtime`; where it was asked for. */
  runnable?: string;
  rules: Rule[];
};

/** What the compiler or the parser says: file, line and column from 1. */
export type CompileProblem = {
  file: string;
  line: number;
  column: number;
  message: string;
  tool: 'babel' | 'stylex';
};

/** What a project became: its files, without those that have problems, and each rule once. */
export type CompiledProject = { files: CompiledFile[]; rules: Rule[]; problems: CompileProblem[] };
