import type {
  CompiledProject,
  CompiledRule,
  CompiledSource,
  SourceLines,
} from '../../samples/compiler/project.ts';
import type {
  CompileAnswer,
  ModuleImport,
  ParseAnswer,
  ParsedFile,
  ProjectProblem,
  RunnableModule,
} from './compiler.ts';
import { propertyOf, readList, readPlaceNumber, readString } from './read-fields.ts';
import type { TypeAnswer } from './type-check.ts';

/** The kind of the first message to the compiler's frame, which has the port and the script. */
export const scriptMessage = 'playground:script';

/** The message of the frame if the script can't be run. */
export const failedMessage = 'playground:failed';

/** The message of the worker when it is ready; all others are JSON texts. */
export const readyMessage = 'ready';

/** The maximum length of an answer in characters, and of lists in it. */
export const answerBounds = {
  length: 16_000_000,
  rules: 10_000,
  linesOfRule: 500,
  problems: 200,
  imports: 500,
  shortText: 200,
  text: 10_000,
} as const;

/**
 * Parses the answer to a request as untrusted, because the project may have taken the compiler over: copies its
 * fields one by one, and accepts only the requested files.
 * @returns undefined for anything else
 */
export function readCompileAnswer(
  data: unknown,
  names: readonly string[],
): CompileAnswer | undefined {
  const answer = parseText(data);
  const id = propertyOf(answer, 'id');
  const milliseconds = propertyOf(answer, 'milliseconds');
  if (typeof id !== 'number' || propertyOf(answer, 'compiled') === undefined) return undefined;
  return {
    id,
    withoutLines: propertyOf(answer, 'withoutLines') === true,
    compiled: readProject(propertyOf(answer, 'compiled'), names),
    problems: readProblems(propertyOf(answer, 'problems'), names),
    modules: readList(propertyOf(answer, 'modules'), names.length, (item) =>
      readModule(item, names),
    ),
    css: readWhole(propertyOf(answer, 'css')),
    milliseconds: typeof milliseconds === 'number' ? milliseconds : 0,
  };
}

/** The same for the answer of the type checker. */
export function readTypeAnswer(data: unknown, names: readonly string[]): TypeAnswer | undefined {
  const answer = parseText(data);
  const id = propertyOf(answer, 'id');
  if (typeof id !== 'number') return undefined;
  const problems = readProblems(propertyOf(answer, 'problems'), names);
  return { id, problems: problems.map((problem) => ({ ...problem, tool: 'types' })) };
}

/** The same for the syntax tree of a file, from a compiler that hasn't run any code of a project. */
export function readParseAnswer(data: unknown, file: string): ParseAnswer | undefined {
  const answer = parseText(data);
  const id = propertyOf(answer, 'id');
  const parsed = propertyOf(answer, 'parsed');
  const tree = propertyOf(parsed, 'tree');
  if (typeof id !== 'number') return undefined;
  const [problem] = readProblems([propertyOf(parsed, 'problem')], [file]);
  const read: ParsedFile | undefined =
    typeof tree === 'object' && tree !== null
      ? { tree }
      : problem && { problem: { ...problem, tool: 'babel' } };
  return read && { id, parsed: read };
}

function parseText(data: unknown): unknown {
  if (typeof data !== 'string' || data.length > answerBounds.length) return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

const readWhole = (data: unknown) => readString(data, answerBounds.length);
const readName = (data: unknown) => readString(data, answerBounds.shortText);

function readProject(data: unknown, names: readonly string[]): CompiledProject {
  return {
    files: readList(propertyOf(data, 'files'), names.length, (item) => readFile(item, names)),
    rules: readRules(propertyOf(data, 'rules'), names),
    problems: readProblems(propertyOf(data, 'problems'), names).flatMap(({ tool, ...problem }) =>
      tool === 'imports' || tool === 'types' ? [] : [{ ...problem, tool }],
    ),
  };
}

function readFile(data: unknown, names: readonly string[]): CompiledSource | undefined {
  const name = knownName(propertyOf(data, 'name'), names);
  if (name === undefined) return undefined;
  const rules = readRules(propertyOf(data, 'rules'), names);
  return { name, js: readWhole(propertyOf(data, 'js')), rules };
}

function knownName(data: unknown, names: readonly string[]): string | undefined {
  return names.find((name) => name === data);
}

function readRules(data: unknown, names: readonly string[]): CompiledRule[] {
  return readList(data, answerBounds.rules, (item) => readRule(item, names));
}

function readRule(data: unknown, names: readonly string[]): CompiledRule {
  const rtl = propertyOf(data, 'rtl');
  const priority = propertyOf(data, 'priority');
  return {
    className: readName(propertyOf(data, 'className')),
    css: readString(propertyOf(data, 'css'), answerBounds.text),
    ...(typeof rtl === 'string' && { rtl: readString(rtl, answerBounds.text) }),
    priority: typeof priority === 'number' ? priority : 0,
    lines: readList(propertyOf(data, 'lines'), answerBounds.linesOfRule, (item) =>
      readLines(item, names),
    ),
  };
}

function readLines(data: unknown, names: readonly string[]): SourceLines | undefined {
  const file = knownName(propertyOf(data, 'file'), names);
  if (file === undefined) return undefined;
  return {
    file,
    from: readPlaceNumber(propertyOf(data, 'from')),
    to: readPlaceNumber(propertyOf(data, 'to')),
  };
}

const tools: readonly ProjectProblem['tool'][] = ['babel', 'stylex', 'imports', 'types'];

function readProblems(data: unknown, names: readonly string[]): ProjectProblem[] {
  return readList(data, answerBounds.problems, (item) => {
    const file = knownName(propertyOf(item, 'file'), names);
    const tool = tools.find((name) => name === propertyOf(item, 'tool'));
    if (file === undefined || tool === undefined) return undefined;
    const message = readString(propertyOf(item, 'message'), answerBounds.text);
    const line = readPlaceNumber(propertyOf(item, 'line'));
    return { file, line, column: readPlaceNumber(propertyOf(item, 'column')), message, tool };
  });
}

function readModule(data: unknown, names: readonly string[]): RunnableModule | undefined {
  const name = knownName(propertyOf(data, 'name'), names);
  const importMark = readName(propertyOf(data, 'importMark'));
  if (name === undefined || !/^import-[\da-f]{16}:$/.test(importMark)) return undefined;
  const imports = readList(propertyOf(data, 'imports'), answerBounds.imports, readImport);
  return { name, code: readWhole(propertyOf(data, 'code')), imports, importMark };
}

/** The preview parses its input again, so nothing is left out: the code refers to imports by index. */
function readImport(data: unknown): ModuleImport {
  const file = propertyOf(data, 'file');
  return typeof file === 'string'
    ? { file: readName(file) }
    : { package: readName(propertyOf(data, 'package')) };
}
