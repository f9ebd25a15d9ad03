import type { PluginItem } from '@babel/core';
import { compileFile, type Steps } from './compile-file.ts';
import { joinRules } from './join-rules.ts';
import type { CompiledProject, Mode, ProjectFile } from './project.ts';
import { resolveConstants } from './resolve-constants.ts';
import type { CompilerInput } from './run-compiler.ts';
import { isCode } from './theme-files.ts';

export type CompileOptions = {
  mode: Mode;
  /** More options of the compiler, by their names. */
  options?: object;
  /** The files of whose rules it is said where they come from, which takes longest; else all. */
  linesOf?: readonly string[];
  /** Asks for what engines run, with what else is to be done to it. */
  runnable?: PluginItem[];
  /** What is known of files that were compiled before. */
  stepsOf?: (input: CompilerInput) => Steps;
};

/**
 * Compiles the code of a project by the documented version of StyleX. Nothing is read from a disk:
 * what the files import of each other is found among them, and the same names come out anywhere.
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
