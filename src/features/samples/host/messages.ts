import type { CompiledProject, ProjectFile, Rule } from '../compiler/project.ts';
import type { Entry } from '../entry/write-entry.ts';
import type { Problem } from '../prove/problem.ts';
import type {
  CheckedBlock,
  EveryRuleAnswer,
  EveryRuleQuestion,
  ProjectQuestion,
} from '../realm/questions.ts';

/** The code of each kind of realm, and what the engine made of it before, in base64. */
export const realmKinds = ['compiler', 'reader', 'components'] as const;
export type RealmKind = (typeof realmKinds)[number];
export type RealmCode = Record<RealmKind, { code: string; cache?: string }>;

/** What the sandbox is asked. */
export type Question =
  /** Compiles a project, and renders the components of the files that `renders` names. */
  | { kind: 'project'; ask: ProjectQuestion & { renders: readonly string[] } }
  /** What the compiler, the linter and the parsers say of a block. */
  | { kind: 'check'; ask: CheckedBlock }
  /** What all rules of the linter report of a file, and what one of them makes of it. */
  | { kind: 'everyRule'; ask: EveryRuleQuestion }
  /** Writes a file that shows what a file exports. */
  | { kind: 'entry'; ask: ProjectFile }
  | { kind: 'sheet'; ask: { rules: readonly Rule[]; layers: boolean } }
  /** Asked once, before anything of content: what the engine has made of the code of the realms. */
  | { kind: 'warm'; ask: CheckedBlock };

/** What comes of each kind of question, once it is checked as a stranger's. */
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

/** A line to the sandbox: first the code, then questions, each with an id of its own. */
export type ToSandbox = { realms: RealmCode } | (Question & { id: string });

/** A line from it: what was found, or why nothing could be. */
export type FromSandbox = { id: string } & ({ answer: unknown } | { thrown: string });
