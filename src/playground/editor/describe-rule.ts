/** A rule in the parts that a reader looks for. */
export type RuleParts = {
  /** `@media (…)`, `:hover`, from the outside in. */
  conditions: string[];
  /** `color: red`; of what is no atomic rule all of it. */
  text: string;
};

/** Takes the CSS of an atomic rule apart; class names are said elsewhere. */
export function describeRule(css: string, className: string): RuleParts {
  const conditions: string[] = [];
  let rest = css;
  for (let start = groupStart.exec(rest); start; start = groupStart.exec(rest)) {
    conditions.push(start[1]?.trim() ?? '');
    rest = rest.slice(start[0].length, -1);
  }
  const match = /^([^{}]*)\{(.*)\}$/s.exec(rest);
  const [, selector = '', declarations = ''] = match ?? [];
  if (!selector.includes(`.${className}`) || selector.includes(','))
    return { conditions, text: rest };
  const state = selector.replaceAll(`.${className}`, '').replaceAll(':not(#\\#)', '').trim();
  if (state) conditions.push(state);
  return { conditions, text: declarations.replace(/^([\w-]+):/, '$1: ').replace(/;$/, '') };
}

const groupStart = /^(@(?:media|supports|container|starting-style|layer)[^{]*)\{(?=.*\}\}$)/s;
