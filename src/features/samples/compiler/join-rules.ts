import type { Rule } from './project.ts';

/** Merges equal rules, with all lines that they come from. */
export function joinRules(rules: readonly Rule[]): Rule[] {
  const joined = new Map<string, Rule>();
  for (const rule of rules) {
    const known = joined.get(rule.className);
    joined.set(rule.className, known ? { ...known, lines: [...known.lines, ...rule.lines] } : rule);
  }
  return [...joined.values()];
}
