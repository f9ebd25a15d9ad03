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
import { fieldOf, readList, readPlaceNumber, readString } from './read-fields.ts';
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
  const id = fieldOf(answer, 'id');
  const milliseconds = fieldOf(answer, 'milliseconds');
  if (typeof id !== 'number' || fieldOf(answer, 'compiled') === undefined) return undefined;
  return {
    id,
    withoutLines: fieldOf(answer, 'withoutLines') === true,
    compiled: readProject(fieldOf(answer, 'compiled'), names),
    problems: readProblems(fieldOf(answer, 'problems'), names),
    modules: readList(fieldOf(answer, 'modules'), names.length, (item) => readModule(item, names)),
    css: readWhole(fieldOf(answer, 'css')),
    milliseconds: typeof milliseconds === 'number' ? milliseconds : 0,
  };
}

/** The same for the answer of the type checker. */
export function readTypeAnswer(data: unknown, names: readonly string[]): TypeAnswer | undefined {
  const answer = parseText(data);
  const id = fieldOf(answer, 'id');
  if (typeof id !== 'number') return undefined;
  const problems = readProblems(fieldOf(answer, 'problems'), names);
  return { id, problems: problems.map((problem) => ({ ...problem, tool: 'types' })) };
}

/** The same for the syntax tree of a file, from a compiler that hasn't run any code of a project. */
export function readParseAnswer(data: unknown, file: string): ParseAnswer | undefined {
  const answer = parseText(data);
  const id = fieldOf(answer, 'id');
  const parsed = fieldOf(answer, 'parsed');
  const tree = fieldOf(parsed, 'tree');
  if (typeof id !== 'number') return undefined;
  const [problem] = readProblems([fieldOf(parsed, 'problem')], [file]);
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
    files: readList(fieldOf(data, 'files'), names.length, (item) => readFile(item, names)),
    rules: readRules(fieldOf(data, 'rules'), names),
    problems: readProblems(fieldOf(data, 'problems'), names).flatMap(({ tool, ...problem }) =>
      tool === 'imports' || tool === 'types' ? [] : [{ ...problem, tool }],
    ),
  };
}

function readFile(data: unknown, names: readonly string[]): CompiledSource | undefined {
  const name = knownName(fieldOf(data, 'name'), names);
  if (name === undefined) return undefined;
  const rules = readRules(fieldOf(data, 'rules'), names);
  return { name, js: readWhole(fieldOf(data, 'js')), rules };
}

function knownName(data: unknown, names: readonly string[]): string | undefined {
  return names.find((name) => name === data);
}

function readRules(data: unknown, names: readonly string[]): CompiledRule[] {
  return readList(data, answerBounds.rules, (item) => readRule(item, names));
}

function readRule(data: unknown, names: readonly string[]): CompiledRule {
  const rtl = fieldOf(data, 'rtl');
  const priority = fieldOf(data, 'priority');
  return {
    className: readName(fieldOf(data, 'className')),
    css: readString(fieldOf(data, 'css'), answerBounds.text),
    ...(typeof rtl === 'string' && { rtl: readString(rtl, answerBounds.text) }),
    priority: typeof priority === 'number' ? priority : 0,
    lines: readList(fieldOf(data, 'lines'), answerBounds.linesOfRule, (item) =>
      readLines(item, names),
    ),
  };
}

function readLines(data: unknown, names: readonly string[]): SourceLines | undefined {
  const file = knownName(fieldOf(data, 'file'), names);
  if (file === undefined) return undefined;
  return {
    file,
    from: readPlaceNumber(fieldOf(data, 'from')),
    to: readPlaceNumber(fieldOf(data, 'to')),
  };
}

const tools: readonly ProjectProblem['tool'][] = ['babel', 'stylex', 'imports', 'types'];

function readProblems(data: unknown, names: readonly string[]): ProjectProblem[] {
  return readList(data, answerBounds.problems, (item) => {
    const file = knownName(fieldOf(item, 'file'), names);
    const tool = tools.find((name) => name === fieldOf(item, 'tool'));
    if (file === undefined || tool === undefined) return undefined;
    const message = readString(fieldOf(item, 'message'), answerBounds.text);
    const line = readPlaceNumber(fieldOf(item, 'line'));
    return { file, line, column: readPlaceNumber(fieldOf(item, 'column')), message, tool };
  });
}

function readModule(data: unknown, names: readonly string[]): RunnableModule | undefined {
  const name = knownName(fieldOf(data, 'name'), names);
  const importMark = readName(fieldOf(data, 'importMark'));
  if (name === undefined || !/^import-[\da-f]{16}:$/.test(importMark)) return undefined;
  const imports = readList(fieldOf(data, 'imports'), answerBounds.imports, readImport);
  return { name, code: readWhole(fieldOf(data, 'code')), imports, importMark };
}

/** The preview parses its input again, so nothing is left out: the code refers to imports by index. */
function readImport(data: unknown): ModuleImport {
  const file = fieldOf(data, 'file');
  return typeof file === 'string'
    ? { file: readName(file) }
    : { package: readName(fieldOf(data, 'package')) };
}
