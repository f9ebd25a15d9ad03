import type { CompiledProject, Mode, ProjectFile, Rule } from '../compiler/project.ts';
import type { CompilerOptions } from '../contract.ts';
import type { Entry } from '../entry/write-entry.ts';
import type { Problem } from '../prove/problem.ts';
import type { ProvableBlock, Sample } from '../sample.ts';

/** The question to the compiler about a project. */
export type ProjectQuestion = {
  files: readonly ProjectFile[];
  mode: Mode;
  options?: CompilerOptions;
  linesOf?: readonly string[];
};

/** A block without its place on a page. */
export type CheckedBlock = Omit<ProvableBlock, 'starts' | 'at'>;

/** Code by names of files. */
export type Scripts = Record<string, string>;

/** The questions and answers of the compiler's realm. */
export type CompilerQuestions = {
  project: {
    /** `runs`: whether code for engines is requested. */
    ask: ProjectQuestion & { runs: boolean };
    answer: { project: CompiledProject; scripts: Scripts };
  };
  sample: { ask: Pick<Sample, 'files' | 'file'>; answer: Problem[] };
  entry: { ask: ProjectFile; answer: Entry | null };
  sheet: { ask: { rules: readonly Rule[]; layers: boolean }; answer: string };
};

/** The same for the realm that parses and lints, and evaluates nothing. */
export type ReaderQuestions = {
  text: { ask: CheckedBlock; answer: Problem[] };
  lint: { ask: ProjectFile; answer: Problem[] };
};

/** The same for a realm that renders one component; `undefined` if there is none. */
export type ComponentQuestions = {
  render: { ask: string; answer: string | undefined };
};

/** An answer, or an error. */
export type Reply<T> = { answer?: T } | { thrown: string };

declare global {
  /** Defined in each realm: answers a question, both as JSON. */
  var reply: (question: string) => string;
}
