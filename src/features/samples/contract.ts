/** The tools that may reject a sample. */
export const tools = ['babel', 'stylex', 'css', 'types', 'lint'] as const;
export type Tool = (typeof tools)[number];

/** The expected message for a sample that is wrong on purpose: a part of it, and optionally the tool. */
export type Expected = { tool?: Tool; message: string };

/**
 * What the compiler writes into a block: rules, code, or the style sheet with its order kept by `:not(#\\#)` or
 * layers.
 */
export const outputKinds = ['css', 'js', 'sheet', 'layers'] as const;
export type CompilerOutput = (typeof outputKinds)[number];

/** Options of `@stylexjs/babel-plugin`, by name. */
export type CompilerOptions = Readonly<Record<string, string | boolean>>;

/** The attributes of a fence about the sample in it, apart from its look. */
export type FenceContract = {
  /** `fails="…"`, once for each message. */
  fails: Expected[];
  /** `fragment="…"`: why it isn't a whole file. */
  fragment?: string;
  /** `project="…"`: the project of the page to which it belongs. */
  project?: string;
  /** `output="css"`: the compiled output of the sample above, or of the file that `of` names. */
  output?: CompilerOutput;
  files?: string;
  /** `only=":hover | @media"`: only the rules that contain one of these. */
  only?: string;
  /** `options="debug: true"`: the compiler's options for the output. */
  options?: CompilerOptions;
  /** The options as they are written, for the block's title. */
  optionsText?: string;
  /** `compare="defaults"`: the options of the output to compare with, whose lines are also shown. */
  compare?: CompilerOptions;
  /** `sheet`: whether the sample's style sheet is shown with its rules, with and without layers. */
  sheet?: true;
};
