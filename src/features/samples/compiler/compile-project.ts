import type { PluginItem } from '@babel/core';
import { compileFile, type Steps } from './compile-file.ts';
import { joinRules } from './join-rules.ts';
import type { CompiledProject, Mode, ProjectFile } from './project.ts';
import { resolveConstants } from './resolve-constants.ts';
import type { CompilerInput } from './run-compiler.ts';
import { isCode } from './theme-files.ts';

export type CompileOptions = {
  mode: Mode;
  /** Further options of the compiler, by name. */
  options?: object;
  /** The files whose rules get their lines, which takes longest; by default all. */
  linesOf?: readonly string[];
  /** Requests code for engines, with further Babel plugins. */
  runnable?: PluginItem[];
  /** Returns the results of earlier steps for a file. */
  stepsOf?: (input: CompilerInput) => Steps;
};

/**
 * Compiles the code of a project with the documented version of StyleX. Reads nothing from disk: imports are
 * resolved among the project's files, and generated names are the same everywhere.
 */
export function compileProject(
  files: readonly ProjectFile[],
  options: CompileOptions,
): CompiledProject {
  const names = new Set(files.map(({ name }) => name));
  const results = files
    .filter(({ name }) => isCode(name))
    .map(({ name, code }) => {
      const withoutLines = options.linesOf?.includes(name) === false;
      const input = { file: name, code, names, ...options, withoutLines };
      return compileFile(input, options.stepsOf?.(input));
    });
  const problems = results.flatMap(({ problem }) => (problem ? [problem] : []));
  const compiled = results.flatMap(({ compiled }) => (compiled ? [compiled] : []));
  const resolve = resolveConstants(compiled.flatMap(({ rules }) => rules));
  const resolved = compiled.map((file) => ({ ...file, rules: file.rules.map(resolve) }));
  return { files: resolved, rules: joinRules(resolved.flatMap(({ rules }) => rules)), problems };
}
