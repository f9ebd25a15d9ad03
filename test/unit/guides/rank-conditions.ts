import { compileProject } from '../../../src/features/samples/compiler/compile-project.ts';
import type { CompiledProject } from '../../../src/features/samples/compiler/project.ts';

/** What decides whether a rule wins over others of its property. */
export type Rank = { specificity: number; priority: number };

/** Compiles one namespace in production mode, as the site does. */
export const compileStyle = (style: string): CompiledProject =>
  compileProject(
    [
      {
        name: 'a.ts',
        code: `import * as stylex from '@stylexjs/stylex';\nexport const s = stylex.create({ a: ${style} });`,
      },
    ],
    { mode: 'production' },
  );

/** The rank of a colour under these conditions, nested in this order; none for `default`. */
export function rankConditions(conditions: readonly string[]): Rank {
  const value = conditions.reduceRight(
    (inner, condition) => `{ default: null, ${JSON.stringify(condition)}: ${inner} }`,
    "'red'",
  );
  const [rule] = compileStyle(`{ color: ${value} }`).rules;
  if (!rule) throw new Error(`No rule came of ${conditions.join(' with ')}`);
  const selector = rule.css.slice(0, rule.css.lastIndexOf('{')).replace(/^(?:@[^{]*\{)*/, '');
  const parts = selector.match(/\.\w+|:[a-z-]+(?:\([^)]*\))?/g) ?? [];
  return { specificity: parts.length, priority: rule.priority };
}

/** Whether the first of two values wins where the conditions of both match. */
export function winsOver(first: Rank, second: Rank): boolean {
  if (first.specificity !== second.specificity) return first.specificity > second.specificity;
  return first.priority > second.priority;
}
