import type { CompiledProject, ProjectFile, Rule } from '../compiler/project.ts';
import type { Entry } from '../entry/write-entry.ts';
import type { Problem } from '../prove/problem.ts';
import type {
  CheckedBlock,
  EveryRuleAnswer,
  EveryRuleQuestion,
  ProjectQuestion,
} from '../realm/questions.ts';

/** The code of each kind of realm, and the engine's code cache for it, in base64. */
export const realmKinds = ['compiler', 'reader', 'components'] as const;
export type RealmKind = (typeof realmKinds)[number];
export type RealmCode = Record<RealmKind, { code: string; cache?: string }>;

/** The questions to the sandbox. */
export type Question =
  /** Compiles a project, and renders the components of the files in `renders`. */
  | { kind: 'project'; ask: ProjectQuestion & { renders: readonly string[] } }
  /** Checks a block with the compiler, the linter and the parsers. */
  | { kind: 'check'; ask: CheckedBlock }
  /** Runs all rules of the linter on a file, and the fix of one of them. */
  | { kind: 'everyRule'; ask: EveryRuleQuestion }
  /** Writes a file that shows the exports of a file. */
  | { kind: 'entry'; ask: ProjectFile }
  | { kind: 'sheet'; ask: { rules: readonly Rule[]; layers: boolean } }
  /** Asked once, before anything of content: returns the engine's code cache for the realms. */
  | { kind: 'warm'; ask: CheckedBlock };

/** The answer to each kind of question, after it was checked as untrusted. */
export type Answers = {
  project: { project: CompiledProject; html: (string | null)[] };
  check: Problem[];
  everyRule: EveryRuleAnswer;
  entry: Entry | null;
  sheet: string;
  warm: Record<string, string>;
};
export type Kind = Question['kind'];
export type AskOf<K extends Kind> = Extract<Question, { kind: K }>['ask'];

/** A line to the sandbox: first the code, then questions, each with its own id. */
export type ToSandbox = { realms: RealmCode } | (Question & { id: string });

/** A line from the sandbox: the answer, or why there is none. */
export type FromSandbox = { id: string } & ({ answer: unknown } | { thrown: string });
