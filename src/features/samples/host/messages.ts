import type { CompiledProject, ProjectFile, Rule } from '../compiler/project.ts';
import type { Entry } from '../entry/write-entry.ts';
import type { Problem } from '../prove/problem.ts';
import type { CheckedBlock, ProjectQuestion } from '../realm/questions.ts';

/** Its realms: one compiler, one linter with parsers, and one for each component. */
export type RealmKind = 'compiler' | 'reader' | 'components';

/** The questions to the sandbox. */
export type Question =
  /** Compiles a project, and renders the components of the files in `renders`. */
  | { kind: 'project'; ask: ProjectQuestion & { renders: readonly string[] } }
  /** Checks a block with the compiler, the linter and the parsers. */
  | { kind: 'check'; ask: CheckedBlock }
  /** Writes a file that shows the exports of a file. */
  | { kind: 'entry'; ask: ProjectFile }
  | { kind: 'sheet'; ask: { rules: readonly Rule[]; layers: boolean } };

/** The answer to each kind of question, after it was checked as untrusted. */
export type Answers = {
  project: { project: CompiledProject; html: (string | null)[] };
  check: Problem[];
  entry: Entry | null;
  sheet: string;
};
export type Kind = Question['kind'];
export type AskOf<K extends Kind> = Extract<Question, { kind: K }>['ask'];

/** The realms that answer each kind of question. */
export const realmsOf: Readonly<Record<Kind, readonly RealmKind[]>> = {
  project: ['compiler', 'components'],
  check: ['compiler', 'reader'],
  entry: ['compiler'],
  sheet: ['compiler'],
};

/** A line to the sandbox: the code of a realm, before the first question to it, or a question with its own id. */
export type ToSandbox = { realm: RealmKind; code: string } | (Question & { id: string });

/** A line from the sandbox: the answer, or why there is none. */
export type FromSandbox = { id: string } & ({ answer: unknown } | { thrown: string });
