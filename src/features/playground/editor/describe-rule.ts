import { readRule } from '../../samples/rules/read-rule.ts';

/** A rule in the parts that a reader looks for. */
export type RuleParts = {
  /** `@media (…)`, `:hover`, from the outside in. */
  conditions: string[];
  /** `color: red`; of what is no atomic rule its selector too. */
  text: string;
};

/** Takes the CSS of a rule apart; the class of an atomic one is said elsewhere. */
export function describeRule(css: string, className: string): RuleParts {
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
