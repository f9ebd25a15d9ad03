import { createConfigItem, type PluginItem, transformFromAstSync, types } from '@babel/core';
import jsx from '@babel/plugin-transform-react-jsx';
import { findLines } from './find-lines.ts';
import type { SourcePoint } from './problem-of.ts';
import type { CompiledRule, CompiledSource, CompileProblem } from './project.ts';
import {
  byItself,
  type CompilerInput,
  type CompilerRun,
  type FailedRun,
  parseCode,
  runCompiler,
} from './run-compiler.ts';
import { type Lines, namespaceOf, splitDeclarations } from './split-declarations.ts';
import type { RawRule } from './watch-compiler.ts';

type FileInput = CompilerInput & { withoutLines?: boolean; runnable?: PluginItem[] };
type FileResult = { compiled?: CompiledSource; problem?: CompileProblem };

/** The results of earlier steps for a file, which compiling continues from. */
export type Steps = {
  parsed?: ReturnType<typeof parseCode>;
  run?: CompilerRun;
  lines?: ReturnType<typeof findLines>;
  runnable?: string;
};

/**
 * Compiles one file of a project; `names` are the names of all its files.
 * @param steps the results of earlier calls with the same file; this call adds its own
 */
export function compileSource(input: FileInput, steps: Steps = {}): FileResult {
  steps.parsed ??= parseCode(input);
  if ('problem' in steps.parsed) return steps.parsed;
  const { ast } = steps.parsed;
  steps.run ??= runCompiler(ast, input);
  const { run } = steps;
  if (run.problem) return { problem: findFailing(ast, input, run) };
  if (!input.withoutLines) steps.lines ??= findLines(ast, input, run.calls);
  const rules = run.calls.flatMap((call) => call.rules);
  const compiled: CompiledSource = {
    name: input.file,
    js: run.js,
    rules: joinRules(
      rules.map((rule) => describeRule(rule, input.file, steps.lines?.get(rule) ?? [])),
    ),
  };
  if (input.runnable) {
    steps.runnable ??= makeRunnable(run.ast, input, input.runnable);
    compiled.runnable = steps.runnable;
  }
  return { compiled };
}

function describeRule(
  [className, { ltr, rtl, constVal }, priority]: RawRule,
  file: string,
  lines: readonly Lines[],
): CompiledRule {
  return {
    className,
    css: ltr,
    ...(rtl && { rtl }),
    priority,
    ...(constVal !== undefined && { constant: constVal }),
    lines: lines.map((place) => ({ file, ...place })),
  };
}

const jsxPlugin = createConfigItem([jsx, { runtime: 'automatic' }], { type: 'plugin' });

/** Compiles JSX to calls; lines keep their numbers, so that errors can be located. */
function makeRunnable(ast: types.File, { file }: CompilerInput, plugins: PluginItem[]): string {
  const result = transformFromAstSync(ast, undefined, {
    ...byItself,
    filename: `/${file}`,
    retainLines: true,
    plugins: [jsxPlugin, ...plugins],
  });
  return result?.code ?? '';
}

/** Merges equal rules, with all lines that they come from. */
export function joinRules(rules: readonly CompiledRule[]): CompiledRule[] {
  const joined = new Map<string, CompiledRule>();
  for (const rule of rules) {
    const earlier = joined.get(rule.className);
    joined.set(
      rule.className,
      earlier ? { ...earlier, lines: [...earlier.lines, ...rule.lines] } : rule,
    );
  }
  return [...joined.values()];
}

/**
 * Moves a problem from a call of `create` to the declaration that causes it. Some of the compiler's errors have no
 * place, so each declaration is compiled alone: the first with the same error is the cause.
 */
function findFailing(
  ast: types.File,
  input: CompilerInput,
  { problem, place, kind }: FailedRun,
): CompileProblem {
  const copy = types.cloneNode(ast);
  const call = place && kind === 'create' ? findCallAt(copy, place) : undefined;
  const [styles] = call?.arguments ?? [];
  if (!call || !types.isObjectExpression(styles)) return problem;
  const failing = splitDeclarations(styles).find((declaration) => {
    call.arguments = [namespaceOf(declaration)];
    return runCompiler(copy, input).problem?.message === problem.message;
  });
  const start = failing?.written.loc?.start;
  return start ? { ...problem, line: start.line, column: start.column + 1 } : problem;
}

function findCallAt(
  ast: types.File,
  { line, column }: SourcePoint,
): types.CallExpression | undefined {
  const callsThere: types.CallExpression[] = [];
  types.traverseFast(ast, (node) => {
    const start = types.isCallExpression(node) ? node.loc?.start : undefined;
    if (start?.line === line && start.column === column && types.isCallExpression(node)) {
      callsThere.push(node);
    }
  });
  return callsThere[0];
}
