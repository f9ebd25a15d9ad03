import type { Rule } from '../compiler/project.ts';

/**
 * Pseudo-elements that take no pseudo-class after them and, but for `::marker`, no other
 * pseudo-element: browsers drop a rule with such a selector. Others, as `::file-selector-button` and
 * those of one engine, do take some. Source: Selectors Level 4, 3.6, and `CSS.supports` in Chromium.
 */
const dead =
  /::(?:before|after|placeholder|marker|selection|first-line|first-letter|backdrop)(?!::marker|:window-inactive)::?[a-z-]+/;

/** A rule that no browser takes, and the part of its selector for which it does not. */
export type DeadRule = { rule: Rule; part: string };

/** The rules of a sample that compile and can never match. */
export function findDeadRules(rules: readonly Rule[]): DeadRule[] {
  return rules.flatMap((rule) => {
    const part = dead.exec(selectorOf(rule.css))?.[0];
    return part === undefined ? [] : [{ rule, part }];
  });
}

/** What is before the innermost braces: at-rules are around them. */
function selectorOf(css: string): string {
  return /([^{}]*)\{[^{}]*\}/.exec(css)?.[1] ?? '';
}
