import type { Rule } from '../compiler/project.ts';
import { readRule } from '../rules/read-rule.ts';

/** As long as a hashed name of CSS Modules: what each element's own class would be called. */
const className = '.x1a2b3c';

/**
 * How large the style sheet of a component would be in plain CSS: one rule for each kind of element
 * with all of its declarations, none of them shared, minified.
 * @param html the component's markup, whose classes say which declarations an element has
 * @param rules what the compiler made of the component's file
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

/** Declarations with the same conditions and pseudo-classes stand in one rule. */
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

/** As the compiler writes it: without the blanks that people read by. */
const minify = (declaration: string) => declaration.replace(': ', ':').replace(/, /g, ',');
