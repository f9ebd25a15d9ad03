import { createConfigItem, type PluginItem, transformFromAstSync, type types } from '@babel/core';
import jsx from '@babel/plugin-transform-react-jsx';
import { findFailing } from './find-failing.ts';
import { findLines } from './find-lines.ts';
import { joinRules } from './join-rules.ts';
import type { CompiledFile, CompileProblem, Rule } from './project.ts';
import {
  byItself,
  type CompilerInput,
  type CompilerRun,
  parseCode,
  runCompiler,
} from './run-compiler.ts';
import type { Lines } from './split-declarations.ts';
import type { RawRule } from './watch-compiler.ts';

type FileInput = CompilerInput & { withoutLines?: boolean; runnable?: PluginItem[] };
type FileResult = { compiled?: CompiledFile; problem?: CompileProblem };

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
export function compileFile(input: FileInput, steps: Steps = {}): FileResult {
  steps.parsed ??= parseCode(input);
  if ('problem' in steps.parsed) return steps.parsed;
  const { ast } = steps.parsed;
  steps.run ??= runCompiler(ast, input);
  const { run } = steps;
  if (run.problem) return { problem: findFailing(ast, input, run) };
  if (!input.withoutLines) steps.lines ??= findLines(ast, input, run.calls);
  const rules = run.calls.flatMap((call) => call.rules);
  const compiled: CompiledFile = {
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
): Rule {
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
export function makeRunnable(
  ast: types.File,
  { file }: CompilerInput,
  plugins: PluginItem[],
): string {
  const result = transformFromAstSync(ast, undefined, {
    ...byItself,
    filename: `/${file}`,
    retainLines: true,
    plugins: [jsxPlugin, ...plugins],
  });
  return result?.code ?? '';
}
