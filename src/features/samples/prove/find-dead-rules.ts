import type { Rule } from '../compiler/project.ts';

/**
 * Pseudo-elements after which neither pseudo-classes nor, except for `::marker`, other pseudo-elements are valid:
 * browsers drop rules with such selectors. Others, such as `::file-selector-button` and vendor-specific ones,
 * allow some. Source: Selectors Level 4, 3.6, and `CSS.supports` in Chromium.
 */
const dead =
  /::(?:before|after|placeholder|marker|selection|first-line|first-letter|backdrop)(?!::marker|:window-inactive)::?[a-z-]+/;

/** A rule that browsers drop, and the invalid part of its selector. */
export type DeadRule = { rule: Rule; part: string };

/** Finds the rules of a sample that compile but never match. */
export function findDeadRules(rules: readonly Rule[]): DeadRule[] {
  return rules.flatMap((rule) => {
    const part = dead.exec(selectorOf(rule.css))?.[0];
    return part === undefined ? [] : [{ rule, part }];
  });
}

/** The selector in front of the innermost braces, inside of at-rules. */
function selectorOf(css: string): string {
  return /([^{}]*)\{[^{}]*\}/.exec(css)?.[1] ?? '';
}
