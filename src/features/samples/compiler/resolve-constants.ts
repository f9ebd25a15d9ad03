import type { Rule } from './project.ts';

/** Replaces the variables of `defineConsts` in rules with their values, as in the style sheet. */
export function resolveConstants(rules: readonly Rule[]): (rule: Rule) => Rule {
  const constants = new Map<string, string>(
    rules.flatMap(({ className, constant }) =>
      constant === undefined
        ? []
        : [[`var(--${className})`, String(constant)] satisfies [string, string]],
    ),
  );
  if (constants.size === 0) return (rule) => rule;
  const resolve = (css: string, depth = 0): string =>
    css.replaceAll(/var\(--[\w-]+\)/g, (found) => {
      const value = constants.get(found);
      // A constant may refer to another; the style sheet rejects one that refers to itself.
      return value === undefined || depth > constants.size ? found : resolve(value, depth + 1);
    });
  return (rule) => {
    const css = resolve(rule.css);
    const rtl = rule.rtl && resolve(rule.rtl);
    if (css === rule.css && rtl === rule.rtl) return rule;
    const raw = { css: rule.css, ...(rule.rtl && { rtl: rule.rtl }) };
    return { ...rule, css, ...(rtl && { rtl }), raw };
  };
}
