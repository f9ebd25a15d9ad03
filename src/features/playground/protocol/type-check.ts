import type { ProjectFile } from '../../samples/compiler/project.ts';
import type { CompilerFailure, ProjectProblem } from './compiler.ts';

/** The request to the worker that checks types. */
export type TypeRequest = { id: number; files: readonly ProjectFile[] };

/** The answer: TypeScript's problems. */
export type TypeAnswer = { id: number; problems: ProjectProblem[] };

export type TypeCheckEvents = {
  /** Called with the answer to the newest request, never to an earlier one. */
  onAnswer: (answer: TypeAnswer) => void;
  /** Called when a request failed; the next `check` retries. */
  onFailure: (failure: CompilerFailure) => void;
};
