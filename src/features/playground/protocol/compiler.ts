import type {
  CompiledProject,
  CompileProblem,
  NamesMode,
  ProjectFile,
} from '../../samples/compiler/project.ts';

/** The requests to the compiler's worker. */
export type CompileRequest = { id: number; files: ProjectFile[]; mode: NamesMode } & AnswerOptions;

/** @property withoutLines whether to omit the origins of rules, which take longest */
export type AnswerOptions = { withoutLines?: boolean };

/** A request for the syntax tree of a file. */
export type ParseRequest = { id: number; parse: ProjectFile };
export type WorkerRequest = CompileRequest | ParseRequest;

/** Babel's syntax tree of a file, or why there is none. */
export type ParsedFile = { tree: object } | { problem: CompileProblem };
export type ParseAnswer = { id: number; parsed: ParsedFile };

/** The answer of the worker. */
export type CompileAnswer = {
  id: number;
  /** As in the request. */
  withoutLines: boolean;
  compiled: CompiledProject;
  /** All problems of the project: those of the compiler, and unresolved imports. */
  problems: ProjectProblem[];
  /** The modules for the preview; empty if a file can't be compiled. */
  modules: RunnableModule[];
  /** The style sheet of the whole project. */
  css: string;
  /** The time that the worker needed. */
  milliseconds: number;
};

/** The project as the preview gets it. */
export type Picture = Pick<CompileAnswer, 'modules' | 'css'>;

export type ProjectProblem = Omit<CompileProblem, 'tool'> & {
  tool: CompileProblem['tool'] | 'imports' | 'types';
};

/** A file of the project that browsers can run. Its lines are those of the source. */
export type RunnableModule = {
  name: string;
  code: string;
  /** The replacements for the marks in the code, by index. */
  imports: ModuleImport[];
  /** The text before the index of an import in the code, quoted together with it. */
  importMark: string;
};

/** Another file of the project, or a package of the preview. */
export type ModuleImport = { file: string } | { package: string };

/** Why there is no answer; a project that hung isn't retried before it changes. */
export type CompilerFailure = { reason: 'load' | 'hang'; message: string };

export type CompilerEvents = {
  /** Called with the answer to the newest request, never to an earlier one. */
  onAnswer: (answer: CompileAnswer) => void;
  /** Called when a request failed; the next `compile` retries. */
  onFailure: (failure: CompilerFailure) => void;
};

export type Compiler = {
  /** Replaces a request that hasn't been answered yet. */
  compile: (files: ProjectFile[], mode: NamesMode, options?: AnswerOptions) => void;
  /** Parses a file; rejects if the worker can't be loaded, or hangs. */
  parse: (file: ProjectFile) => Promise<ParsedFile>;
  /** Called before another project: replaces a worker that has had a project, with everything that left in it. */
  renew: () => void;
  /** Ends the worker until the next `compile`. */
  end: () => void;
  /** Ends everything. */
  stop: () => void;
};

/** The addresses of the compiler's script and its frame's page, and the parent of the frame. */
export type CompilerPlace = { script: string; frame: string; parent: Node };

/** A place in the visitor's source; lines and columns from 1. */
export type SourcePlace = { file: string; line: number; column?: number };

/** A console line of the visitor's code, as truncated text. */
export type ConsoleLine = {
  level: 'debug' | 'log' | 'info' | 'warn' | 'error';
  text: string;
  place?: SourcePlace;
};

/** An error of the visitor's code, or why it can't be run. */
export type PreviewError = { message: string; place?: SourcePlace };

/**
 * The outcome of running a project. `shown`: it is displayed; `unseen`: it is, but no element has a size; otherwise
 * what was displayed before stays. `failed`: it threw; `empty`: its component renders nothing; `unexported`: it has
 * no component.
 */
export type RunOutcome = 'shown' | 'unseen' | 'failed' | 'empty' | 'unexported';

/**
 * `loading`: the frame is loading; `running`: a project was sent; then as in `RunOutcome`. In the other states the
 * frame was removed: `hanging`: it doesn't answer; `flooding`: it sent too many messages; `left`: its code navigated to another page; `grabbing`: it took
 * the focus from the page again and again; `stopped`: by `stop`; `missing`: it can't be loaded. After these six, `show` and `reload` create a new frame.
 */
export type PreviewState =
  | 'loading'
  | 'running'
  | RunOutcome
  | 'hanging'
  | 'flooding'
  | 'left'
  | 'grabbing'
  | 'stopped'
  | 'missing';

/** An element of the preview: `div`, and its classes; both may be anything. */
export type PointedElement = { name: string; classes: string[] };

export type PreviewEvents = {
  /** Called when another element is hovered; undefined for none. */
  onPointed?: (pointed: PointedElement | undefined) => void;
  onConsole: (line: ConsoleLine) => void;
  onError: (error: PreviewError) => void;
  onState: (state: PreviewState) => void;
};

export type Preview = {
  /** Runs a project from the start; ends the previous one. */
  show: (modules: RunnableModule[], css: string, options: { dark: boolean }) => void;
  /** Sets the colour mode without running anything again. */
  setDark: (dark: boolean) => void;
  /** Outlines the elements with one of these classes, until the next call. */
  light: (classes: string[]) => void;
  /** Runs the same project in a new frame, also after it was stopped or removed. */
  reload: () => void;
  /** Ends the project and removes the frame. */
  stop: () => void;
  /** Called before another project: replaces the frame silently if a project has run in it. */
  clear: () => void;
};
