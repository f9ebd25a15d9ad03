import type {
  CompiledProject,
  CompileProblem,
  Mode,
  ProjectFile,
} from '../../samples/compiler/project.ts';

/** What the page asks of the compiler's worker. */
export type CompileRequest = { id: number; files: ProjectFile[]; mode: Mode } & CompileOptions;

/** @property withoutLines where rules come from, which takes longest, is not asked for */
export type CompileOptions = { withoutLines?: boolean };

/** Asks for the tree of a file. */
export type ParseRequest = { id: number; parse: ProjectFile };
export type WorkerRequest = CompileRequest | ParseRequest;

/** The tree of a file, as Babel makes it, or why there is none. */
export type ParsedFile = { tree: object } | { problem: CompileProblem };
export type ParseAnswer = { id: number; parsed: ParsedFile };

/** What the worker answers. */
export type CompileAnswer = {
  id: number;
  /** As it was asked for. */
  withoutLines: boolean;
  compiled: CompiledProject;
  /** All that is wrong with the project: the compiler's problems, and imports that lead nowhere. */
  problems: ProjectProblem[];
  /** What the preview runs; empty where a file cannot be compiled. */
  modules: RunnableModule[];
  /** The sheet of the whole project. */
  css: string;
  /** What the work took in the worker. */
  milliseconds: number;
};

/** What the preview is given of a project. */
export type Picture = Pick<CompileAnswer, 'modules' | 'css'>;

export type ProjectProblem = Omit<CompileProblem, 'tool'> & {
  tool: CompileProblem['tool'] | 'imports' | 'types';
};

/** A file of the project as a browser runs it. Its lines are those of the source. */
export type RunnableModule = {
  name: string;
  code: string;
  /** What takes the place of the marks in the code, by their numbers. */
  imports: ModuleImport[];
  /** What stands in the code before the number of an import, in quotes with it. */
  importMark: string;
};

/** Another file of the project, or one of the packages that the preview has. */
export type ModuleImport = { file: string } | { package: string };

/** Why there is no answer; a project that hung is not tried again before it changes. */
export type CompilerFailure = { reason: 'load' | 'hang'; message: string };

export type CompilerEvents = {
  /** The answer to the newest request, never to an earlier one. */
  onAnswer: (answer: CompileAnswer) => void;
  /** Another try is the next `compile`. */
  onFailure: (failure: CompilerFailure) => void;
};

export type Compiler = {
  /** Takes the place of what was asked for before and is not answered yet. */
  compile: (files: ProjectFile[], mode: Mode, options?: CompileOptions) => void;
  /** Reads a file; rejected where the worker cannot be loaded, or hangs. */
  parse: (file: ProjectFile) => Promise<ParsedFile>;
  /** Before another project: a worker that was given one is replaced, whatever that left in it. */
  renew: () => void;
  /** Ends the worker until the next `compile`. */
  end: () => void;
  /** Ends all of it. */
  stop: () => void;
};

/** Where the compiler's script and the page of its frame are, and what the frame is put into. */
export type CompilerPlace = { script: string; frame: string; parent: Node };

/** A place in the visitor's source; lines and columns from 1. */
export type SourcePlace = { file: string; line: number; column?: number };

/** What the visitor's code said; text alone, already cut where it is long. */
export type ConsoleLine = {
  level: 'debug' | 'log' | 'info' | 'warn' | 'error';
  text: string;
  place?: SourcePlace;
};

/** What the visitor's code threw, or what it cannot be run for. */
export type PreviewError = { message: string; place?: SourcePlace };

/**
 * What became of a project that was run. `shown`: it is on the screen; else what was there before stays
 * there. `failed`: it threw; `empty`: its component renders nothing; `unexported`: it has none.
 */
export type RunOutcome = 'shown' | 'failed' | 'empty' | 'unexported';

/**
 * `loading`: the frame is on its way; `running`: a project was handed over; `shown`: its component
 * is on the screen; `failed`, `empty`, `unexported`: what was there before stays, as `RunOutcome` says;
 * `hanging`: it does not answer, and was taken away; `flooding`: it said more
 * than can be read, and was taken away; `left`: its code led it to another page, and it was taken away;
 * `grabbing`: it took the focus from the page again and again, `busy`: it used much of the processor for
 * long, and was taken away; `stopped`: by `stop`; `missing`: the frame cannot be loaded. After the last
 * seven `show` and `reload` begin with a new frame.
 */
export type PreviewState =
  | 'loading'
  | 'running'
  | RunOutcome
  | 'hanging'
  | 'flooding'
  | 'left'
  | 'grabbing'
  | 'busy'
  | 'stopped'
  | 'missing';

/** An element of the preview: `div`, and its classes; both may be anything. */
export type PointedElement = { name: string; classes: string[] };

export type PreviewEvents = {
  /** Another element is pointed at, or none any more. */
  onPointed?: (pointed: PointedElement | undefined) => void;
  onConsole: (line: ConsoleLine) => void;
  onError: (error: PreviewError) => void;
  onState: (state: PreviewState) => void;
};

export type Preview = {
  /** Runs a project from its beginning; what ran before is ended. */
  show: (modules: RunnableModule[], css: string, options: { dark: boolean }) => void;
  /** Follows the colour mode without running anything anew. */
  setDark: (dark: boolean) => void;
  /** Outlines what has one of these classes, until it is told otherwise. */
  light: (classes: string[]) => void;
  /** The same project in a new frame, also after it was stopped or taken away. */
  reload: () => void;
  /** Ends what runs; the frame goes. */
  stop: () => void;
  /** Before another project: without a word the frame is replaced, if a project has run in it. */
  clear: () => void;
};
