import type { ProjectFile } from '../../samples/compiler/project.ts';
import type { CompilerFailure, ProjectProblem } from './compiler.ts';

/** What the page asks of the worker that checks types. */
export type TypeRequest = { id: number; files: readonly ProjectFile[] };

/** What TypeScript says of the project. */
export type TypeAnswer = { id: number; problems: ProjectProblem[] };

export type TypeCheckEvents = {
  /** The answer to the newest request, never to an earlier one. */
  onAnswer: (answer: TypeAnswer) => void;
  /** Another try is the next `check`. */
  onFailure: (failure: CompilerFailure) => void;
};
