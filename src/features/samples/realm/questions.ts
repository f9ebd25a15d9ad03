import type { CompiledProject, Mode, ProjectFile, Rule } from '../compiler/project.ts';
import type { CompilerOptions } from '../contract.ts';
import type { Entry } from '../entry/write-entry.ts';
import type { Problem } from '../prove/problem.ts';
import type { ProvableBlock, Sample } from '../sample.ts';

/** What the compiler is asked for of a project. */
export type ProjectQuestion = {
  files: readonly ProjectFile[];
  mode: Mode;
  options?: CompilerOptions;
  linesOf?: readonly string[];
};

/** A block without its place on a page. */
export type CheckedBlock = Omit<ProvableBlock, 'starts' | 'at'>;

/** A file, and the rule whose fixes are asked for. */
export type EveryRuleQuestion = { file: ProjectFile; fix?: string };
/** What all rules report, in full, and the file after the fixes of the one. */
export type EveryRuleAnswer = { problems: Problem[]; fixed: string };

/** Code by the names of files. */
export type Scripts = Record<string, string>;

/** What the compiler's realm is asked, and what it answers. */
export type CompilerQuestions = {
  project: {
    /** `runs`: whether code for engines is asked for. */
    ask: ProjectQuestion & { runs: boolean };
    answer: { project: CompiledProject; scripts: Scripts };
  };
  sample: { ask: Pick<Sample, 'files' | 'file'>; answer: Problem[] };
  /** What engines run of compiled files. */
  scripts: { ask: readonly { name: string; js: string }[]; answer: Scripts };
  sheet: { ask: { rules: readonly Rule[]; layers: boolean }; answer: string };
};

/** The same of the realm that reads and lints, and evaluates nothing. */
export type ReaderQuestions = {
  text: { ask: CheckedBlock; answer: Problem[] };
  lint: { ask: ProjectFile; answer: Problem[] };
  everyRule: { ask: EveryRuleQuestion; answer: EveryRuleAnswer };
  entry: { ask: ProjectFile; answer: Entry | null };
};

/** The same of a realm that runs one component; `undefined` where there is none to show. */
export type ComponentQuestions = {
  render: { ask: string; answer: string | undefined };
};

/** An answer, or that this code may not share a realm, or what was thrown. */
export type Reply<T> = { answer?: T } | { isShared: false } | { thrown: string };

declare global {
  /** Of each realm: takes a question and gives its reply, both as JSON. */
  var reply: (question: string) => string;
}
