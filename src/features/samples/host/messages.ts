import type { CompiledProject, CompiledRule, NamesMode, ProjectFile } from '../compiler/project.ts';
import type { CompilerOptions } from '../contract.ts';
import type { Entry } from '../entry/write-entry.ts';
import type { Problem } from '../prove/problem.ts';
import type { ProvableBlock } from '../sample.ts';

/** The code that the process gets when a question needs it: the compiler, the linter with parsers, React. */
export type SandboxScript = 'compiler' | 'reader' | 'components';

/** The questions to the sandbox, with their answers. */
type Questions = {
  /** Compiles a project, and renders the components of the files in `renders`. */
  project: {
    ask: {
      files: readonly ProjectFile[];
      mode: NamesMode;
      options?: CompilerOptions;
      linesOf?: readonly string[];
      renders: readonly string[];
    };
    answer: { project: CompiledProject; html: (string | null)[] };
  };
  /** Checks a block, without its place on a page, with the compiler, the linter and the parsers. */
  check: { ask: Omit<ProvableBlock, 'starts' | 'at'>; answer: Problem[] };
  /** Writes a file that shows the exports of a file. */
  entry: { ask: ProjectFile; answer: Entry | null };
  sheet: { ask: { rules: readonly CompiledRule[]; layers: boolean }; answer: string };
};

export type Kind = keyof Questions;
export type AskOf<K extends Kind> = Questions[K]['ask'];
export type Answers = { [K in Kind]: Questions[K]['answer'] };

/** The scripts that answer each kind of question. */
export const scriptsOf: Readonly<Record<Kind, readonly SandboxScript[]>> = {
  project: ['compiler', 'components'],
  check: ['compiler', 'reader'],
  entry: ['compiler'],
  sheet: ['compiler'],
};

/** A line to the sandbox: a script, before the first question that needs it, or a question. */
export type ToSandbox =
  | { script: SandboxScript; code: string }
  | { [K in Kind]: { kind: K; ask: AskOf<K> } }[Kind];

/** A line from the sandbox: the answer, or why there is none. */
export type FromSandbox = { answer: unknown } | { thrown: string };

/** The code of a project's files for engines, by their names. */
export type Scripts = Readonly<Record<string, string>>;

declare global {
  /** In the process: what its scripts answer. */
  var answers: Partial<{ [K in Kind]: (ask: AskOf<K>) => Answers[K] }>;
  /**
   * In the process: renders the component that a file exports, in a fresh context.
   * @returns null if there is none to show, for example because it throws without props
   */
  var renderComponent: (scripts: Scripts, file: string) => string | null;
}
