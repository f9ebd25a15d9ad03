import { compileProject } from '../../../src/features/samples/compiler/compile-project.ts';
import type {
  CompiledProject,
  ProjectFile,
} from '../../../src/features/samples/compiler/project.ts';

/** What decides whether a rule wins over others of its property. */
export type Rank = { specificity: number; priority: number };

const compile = (...files: ProjectFile[]): CompiledProject =>
  compileProject(
    files.map(({ name, code }) => {
      return { name, code: `import * as stylex from '@stylexjs/stylex';\n${code}` };
    }),
    { mode: 'production' },
  );

/** Compiles one namespace in production mode, as the site does. */
export const compileStyle = (style: string): CompiledProject =>
  compile({ name: 'a.ts', code: `export const s = stylex.create({ a: ${style} });` });

/** The priority of a color under a condition that is a constant of another file. */
export function rankImported(condition: string): number | undefined {
  const value = JSON.stringify(condition);
  const style = "{ color: { default: null, [conditions.one]: 'red' } }";
  const { rules } = compile(
    {
      name: 'b.stylex.ts',
      code: `export const conditions = stylex.defineConsts({ one: ${value} });`,
    },
    {
      name: 'a.ts',
      code: `import { conditions } from './b.stylex';\nexport const s = stylex.create({ a: ${style} });`,
    },
  );
  return rules.find(({ css }) => css.includes(condition))?.priority;
}

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
