import { hueOfProperty } from '../../../compile/code/style-hues.ts';
import type { Rule } from '../compiler/project.ts';
import { readRule } from '../rules/read-rule.ts';

/**
 * The colour class for the subject of a rule's first declaration, if it has one; the same as for the keys in its
 * source.
 */
export function hueOfRule({ css }: Rule): string[] {
  const [declaration = ''] = readRule(css)[0]?.declarations ?? [];
  return [hueOfProperty(declaration.split(':', 1)[0] ?? '') ?? []].flat();
}
