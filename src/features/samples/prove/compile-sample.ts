import { compileSource, type Steps } from '../compiler/compile-file.ts';
import type { CompiledRule } from '../compiler/project.ts';
import type { CompilerInput } from '../compiler/run-compiler.ts';
import type { Sample } from '../sample.ts';
import type { Problem } from './problem.ts';

/**
 * Returns the compiler's problems in a sample in development and in production, each once, and the rules that
 * browsers would drop. Only the names of the other files of its project are used; their problems are reported for
 * their own blocks.
 * @param begin returns the results of earlier steps for a file
 */
export function findCompileProblems(
  { files, file }: Pick<Sample, 'files' | 'file'>,
  begin: (input: CompilerInput, steps: Steps) => Steps = (_input, steps) => steps,
): Problem[] {
  const names = new Set(files.map(({ name }) => name));
  const code = files.find(({ name }) => name === file)?.code ?? '';
  const problems = new Map<string, Problem>();
  let parsed: Steps['parsed'];
  for (const mode of ['development', 'production'] as const) {
    const input = { file, code, names, mode };
    const steps = begin(input, { parsed });
    const { problem, compiled } = compileSource({ ...input, withoutLines: true }, steps);
    // Parsing gives the same result for both.
    parsed = steps.parsed;
    for (const dead of listDead(compiled?.rules ?? [], input)) problems.set(dead.message, dead);
    if (!problem) continue;
    const { tool, line, column, message } = problem;
    problems.set(`${tool} ${message}`, { tool, line, column, message });
  }
  return [...problems.values()];
}

/** The rules that never match, each at the first line that it comes from; finding that needs a second run. */
function listDead(rules: readonly CompiledRule[], input: CompilerInput): Problem[] {
  if (findDeadRules(rules).length === 0) return [];
  return findDeadRules(compileSource(input).compiled?.rules ?? []).map(
    ({ rule, selectorPiece }) => {
      const [declarations = ''] = /\{[^{}]*\}/.exec(rule.css) ?? [];
      const message = `"${selectorPiece}" in a selector matches in no browser, so ${declarations} is never applied`;
      return { tool: 'css', line: rule.lines[0]?.from ?? 1, column: 1, message };
    },
  );
}

/**
 * Pseudo-elements after which neither pseudo-classes nor, except for `::marker`, other pseudo-elements are valid:
 * rules with such selectors never match, also in Firefox, which accepts some. Others, such as
 * `::file-selector-button` and vendor-specific ones, allow some. Source: Selectors Level 4, 3.6, and `CSS.supports`.
 */
const dead =
  /::(?:before|after|placeholder|marker|selection|first-line|first-letter|backdrop)(?!::marker|:window-inactive)::?[a-z-]+/;

/** A rule that browsers drop, and the invalid piece of its selector. */
type DeadRule = { rule: CompiledRule; selectorPiece: string };

/** Finds the rules of a sample that compile but never match. */
export function findDeadRules(rules: readonly CompiledRule[]): DeadRule[] {
  return rules.flatMap((rule) => {
    const selectorPiece = dead.exec(selectorOf(rule.css))?.[0];
    return selectorPiece === undefined ? [] : [{ rule, selectorPiece }];
  });
}

/** The selector in front of the innermost braces, inside of at-rules. */
function selectorOf(css: string): string {
  return /([^{}]*)\{[^{}]*\}/.exec(css)?.[1] ?? '';
}
