import type { Rule } from '../compiler/project.ts';
import { readRule } from '../rules/read-rule.ts';

/** A class name as long as a hashed name of CSS Modules, for each element's own class. */
const className = '.x1a2b3c';

/**
 * The size of a component's style sheet in plain CSS: one rule for each kind of element with all of its
 * declarations, not shared, minified.
 * @param html the component's markup, whose classes tell an element's declarations
 * @param rules the compiled rules of the component's file
 * @returns bytes
 */
export function countPlainBytes(html: string, rules: readonly Rule[]): number {
  const byClass = new Map(rules.map((rule) => [rule.className, rule]));
  const kinds = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names));
  return [...kinds].reduce((sum, names) => {
    const own = names.split(' ').flatMap((name) => byClass.get(name) ?? []);
    return sum + Buffer.byteLength(joinRules(own));
  }, 0);
}

/** Declarations with the same conditions and pseudo-classes share a rule. */
function joinRules(rules: readonly Rule[]): string {
  const read = rules.flatMap((rule) =>
    readRule(rule.css).map(({ conditions, selector, declarations }) => ({
      key: JSON.stringify([conditions, selector.replaceAll(`.${rule.className}`, className)]),
      declarations,
    })),
  );
  return [...Map.groupBy(read, ({ key }) => key)]
    .map(([key, same]) => {
      const [conditions, selector]: [string[], string] = JSON.parse(key);
      const body = same.flatMap(({ declarations }) => declarations.map(minify)).join(';');
      return `${conditions.map((one) => `${one}{`).join('')}${selector}{${body}}${'}'.repeat(conditions.length)}`;
    })
    .join('');
}

/** Minified like the compiler's output. */
const minify = (declaration: string) => declaration.replace(': ', ':').replace(/, /g, ',');
