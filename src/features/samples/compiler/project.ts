/** A file of a project: its name as in a fence's title (`tokens.stylex.ts`, `lib/Card.tsx`), and its text. */
export type ProjectFile = { name: string; code: string };

/** `development` generates class names that show their origin, like the compiler's option `dev`. */
export type NamesMode = 'development' | 'production';

/** The place of a declaration: its file, and its lines from 1, including the last. */
export type SourceLines = { file: string; from: number; to: number };

/** A rule as the compiler wrote it. */
export type CompiledRule = {
  /** The class of an atomic rule; for keyframes, variables and themes, the name that the compiler gives them. */
  className: string;
  /** As in the style sheet, with the values of `defineConsts`. */
  css: string;
  /** For right-to-left text, if that differs. */
  rtl?: string;
  priority: number;
  /**
   * If it uses constants: as the compiler wrote it for its file, which determines the order in the style sheet.
   */
  raw?: { css: string; rtl?: string };
  /**
   * The value of a constant from `defineConsts` that replaces `var(--className)`; such a rule has no CSS of its
   * own.
   */
  constant?: string | number;
  /** The declarations that it comes from, in source order. */
  lines: SourceLines[];
};

/** The compiled output of one file. */
export type CompiledSource = {
  name: string;
  /** For readers: without types, with JSX. */
  js: string;
  /** For engines: an ES module that imports `react/jsx-runtime`; only if requested. */
  runnable?: string;
  rules: CompiledRule[];
};

/** A problem of the compiler or parser: file, line and column from 1. */
export type CompileProblem = {
  file: string;
  line: number;
  column: number;
  message: string;
  tool: 'babel' | 'stylex';
};

/** The compiled output of a project: the files without problems, and each rule once. */
export type CompiledProject = {
  files: CompiledSource[];
  rules: CompiledRule[];
  problems: CompileProblem[];
};
