/** Who may say that a sample is wrong. */
export const tools = ['babel', 'stylex', 'css', 'types', 'lint'] as const;
export type Tool = (typeof tools)[number];

/** What a sample that is wrong on purpose is told: a part of the message, and by whom if that is said. */
export type Expected = { tool?: Tool; message: string };

/**
 * What the compiler writes into a block: rules, code, or the style sheet whose order `:not(#\\#)` or
 * layers keep.
 */
export const outputKinds = ['css', 'js', 'sheet', 'layers'] as const;
export type OutputKind = (typeof outputKinds)[number];

/** Options of `@stylexjs/babel-plugin`, by their names. */
export type CompilerOptions = Readonly<Record<string, string | boolean>>;

/** What a fence says of the sample in it, besides how it looks. */
export type FenceContract = {
  /** `fails="…"`, once for each message. */
  fails: Expected[];
  /** `fragment="…"`: why it is no whole file. */
  fragment?: string;
  /** `project="…"`: the project of the page that it is a file of. */
  project?: string;
  /** `output="css"`: what the sample above became, or the file that `of` names. */
  output?: OutputKind;
  of?: string;
  /** `only=":hover | @media"`: the rules that have one of these in them. */
  only?: string;
  /** `options="debug: true"`: the compiler's options for that. */
  options?: CompilerOptions;
  /** These as they are written: the title of such a block. */
  optionsText?: string;
  /** `against="defaults"`: those of the output that it is compared with, whose lines are shown too. */
  against?: CompilerOptions;
  /** `result`: its component is shown under it, and not folded. */
  result?: true;
  /** `told="lint"`, `told="fix sort-keys"`: what a tool says of the block above, or a rule makes of it. */
  told?: string;
  /** `signature="stylex.props"`: what it declares; `simplified` after it where the package says more. */
  signature?: string;
  /** `sheet`: beside its rules the sample's style sheet is shown, with layers and without. */
  sheet?: true;
};
