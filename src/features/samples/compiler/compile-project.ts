import type { PluginItem } from '@babel/core';
import { compileSource, joinRules, type Steps } from './compile-file.ts';
import type { CompiledProject, CompiledRule, NamesMode, ProjectFile } from './project.ts';
import type { CompilerInput } from './run-compiler.ts';
import { isCode, isThemeFile } from './theme-files.ts';

export type CompileOptions = {
  mode: NamesMode;
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
      return compileSource(input, options.stepsOf?.(input));
    });
  const problems = results.flatMap(({ problem }) => (problem ? [problem] : []));
  const compiled = results.flatMap(({ compiled }) => (compiled ? [compiled] : []));
  const resolve = resolveConstants(compiled.flatMap(({ rules }) => rules));
  const resolved = compiled.map((file) => ({ ...file, rules: file.rules.map(resolve) }));
  return { files: resolved, rules: joinRules(resolved.flatMap(({ rules }) => rules)), problems };
}

/** Replaces the variables of `defineConsts` in rules with their values, as in the style sheet. */
function resolveConstants(rules: readonly CompiledRule[]): (rule: CompiledRule) => CompiledRule {
  const constants = new Map<string, string>(
    rules.flatMap(({ className, constant }) =>
      constant === undefined
        ? []
        : [[`var(--${className})`, String(constant)] satisfies [string, string]],
    ),
  );
  if (constants.size === 0) return (rule) => rule;
  const resolve = (css: string, depth = 0): string =>
    css.replaceAll(/var\(--[\w-]+\)/g, (variable) => {
      const value = constants.get(variable);
      // A constant may refer to another; the style sheet rejects one that refers to itself.
      return value === undefined || depth > constants.size ? variable : resolve(value, depth + 1);
    });
  return (rule) => {
    const css = resolve(rule.css);
    const rtl = rule.rtl && resolve(rule.rtl);
    if (css === rule.css && rtl === rule.rtl) return rule;
    const raw = { css: rule.css, ...(rule.rtl && { rtl: rule.rtl }) };
    return { ...rule, css, ...(rtl && { rtl }), raw };
  };
}

/** The maximum number of files remembered, enough for a page and some before it; syntax trees are large. */
const maxRemembered = 60;

/**
 * Creates a memory for the results of steps, because files occur in many samples of a page.
 * @returns a function that returns the steps of a file, to be filled; the same for equal text, options and
 * variables
 */
export function rememberSteps(): (input: CompilerInput) => Steps {
  const stepsByKey = new Map<string, Steps>();
  return ({ file, code, mode, options, names }) => {
    const beside = [...names].filter(isThemeFile).sort();
    const key = JSON.stringify([file, mode, options, code, beside]);
    const steps = stepsByKey.get(key) ?? {};
    stepsByKey.delete(key);
    stepsByKey.set(key, steps);
    const [oldest = ''] = stepsByKey.keys();
    if (stepsByKey.size > maxRemembered) stepsByKey.delete(oldest);
    return steps;
  };
}
