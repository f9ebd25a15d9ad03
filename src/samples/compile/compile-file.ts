import { type PluginItem, transformFromAstSync, type types } from '@babel/core';
import jsx from '@babel/plugin-transform-react-jsx';
import { findFailing } from './find-failing.ts';
import { findLines } from './find-lines.ts';
import { joinRules } from './join-rules.ts';
import type { CompiledFile, CompileProblem, Rule } from './project.ts';
import { byItself, type CompilerInput, parseCode, runCompiler } from './run-compiler.ts';
import type { Lines } from './split-declarations.ts';
import type { RawRule } from './watch-compiler.ts';

type FileInput = CompilerInput & { withoutLines?: boolean; runnable?: PluginItem[] };
type FileResult = { compiled?: CompiledFile; problem?: CompileProblem };

/** Compiles one file of a project; `names` are those of all of its files. */
export function compileFile(input: FileInput): FileResult {
  const parsed = parseCode(input);
  if ('problem' in parsed) return parsed;
  const run = runCompiler(parsed.ast, input);
  if (run.problem) return { problem: findFailing(parsed.ast, input, run) };
  const lines = input.withoutLines ? new Map() : findLines(parsed.ast, input, run.calls);
  const rules = run.calls.flatMap((call) => call.rules);
  const compiled: CompiledFile = {
    name: input.file,
    js: run.js,
    rules: joinRules(rules.map((rule) => describeRule(rule, input.file, lines.get(rule) ?? []))),
  };
  if (input.runnable) compiled.runnable = makeRunnable(run.ast, input, input.runnable);
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

/** Makes calls of the JSX; lines stay where they are, so that what fails can be found. */
function makeRunnable(ast: types.File, { file }: CompilerInput, plugins: PluginItem[]): string {
  const result = transformFromAstSync(ast, undefined, {
    ...byItself,
    filename: `/${file}`,
    retainLines: true,
    plugins: [[jsx, { runtime: 'automatic' }], ...plugins],
  });
  return result?.code ?? '';
}
