import { hueOfProperty } from '../../../compile/code/style-hues.ts';
import type { Rule } from '../compiler/project.ts';
import { readRule } from '../rules/read-rule.ts';

/** The class of the hue, if it has one, of what a rule's first declaration is about, as the keys of its source have it. */
export function hueOfRule({ css }: Rule): string[] {
  const [declaration = ''] = readRule(css)[0]?.declarations ?? [];
  return [hueOfProperty(declaration.split(':', 1)[0] ?? '') ?? []].flat();
}
