import { createHash } from 'node:crypto';
import type { CompiledRule } from '../compiler/project.ts';
import { readRule } from '../rules/read-rule.ts';

/**
 * The style sheet of a component as it would be in plain CSS: one rule for each kind of element with all of its
 * declarations, under a class of its own as CSS Modules write it, but shorter.
 * @param markup the component's markup or compiled code, whose classes tell an element's declarations
 * @param rules the compiled rules of the component's file
 * @param file the name of the file, for the names of classes
 */
export function writePlainCss(
  markup: string,
  rules: readonly CompiledRule[],
  file: string,
): string {
  const byClass = new Map(rules.map((rule) => [rule.className, rule]));
  const kinds = new Set(
    Array.from(markup.matchAll(/\bclass(?:Name)?(?:=|: )"([^"]*)"/g), ([, names = '']) => names),
  );
  return [...kinds]
    .map((names, place) => {
      const elementRules = names.split(' ').flatMap((name) => byClass.get(name) ?? []);
      return joinRules(elementRules, `.${nameClass(file, place)}`);
    })
    .join('');
}

/** As long as a hashed name of CSS Modules, for each kind of element of a file. */
function nameClass(file: string, place: number): string {
  return `x${createHash('sha256').update(`${file} ${place}`).digest('hex').slice(0, 6)}`;
}

/** Declarations with the same conditions and pseudo-classes share a rule. */
function joinRules(rules: readonly CompiledRule[], className: string): string {
  const read = rules.flatMap((rule) =>
    readRule(rule.css).map(({ conditions, selector, declarations }) => ({
      // The compiler repeats a class to raise its priority, which plain CSS does by order.
      key: [...conditions, selector.replace(/(\.[\w-]+)\1+/, '$1').replace(/\.[\w-]+/, className)],
      declarations,
    })),
  );
  return [...Map.groupBy(read, ({ key }) => key.join('{'))]
    .map(([head, same]) => {
      const body = same.flatMap(({ declarations }) => declarations).join(';');
      return `${head}{${body}}${'}'.repeat((same[0]?.key.length ?? 1) - 1)}`;
    })
    .join('');
}
