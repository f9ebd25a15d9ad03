import { readRule } from '../../samples/rules/read-rule.ts';

/** A rule, split for display. */
export type RuleDescription = {
  /** `@media (…)`, `:hover`, outermost first. */
  conditions: string[];
  /** `color: red`; for rules that aren't atomic, with the selector. */
  text: string;
};

/** Splits the CSS of a rule; the class of an atomic one is shown elsewhere. */
export function describeRule(css: string, className: string): RuleDescription {
  const [rule, ...others] = readRule(css);
  if (!rule || others.length > 0) return { conditions: [], text: css };
  const { conditions, selector } = rule;
  const text = rule.declarations.join('; ');
  if (!selector.includes(`.${className}`) || selector.includes(',')) {
    return { conditions, text: `${selector} { ${text} }` };
  }
  const state = selector.replaceAll(`.${className}`, '').replaceAll(':not(#\\#)', '').trim();
  return { conditions: state ? [...conditions, state] : conditions, text };
}
