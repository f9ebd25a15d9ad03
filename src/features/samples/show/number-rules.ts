import { hueOfProperty } from '../../../compile/code/style-hues.ts';
import { pluralFor } from '../../../texts/text.ts';
import type { CompiledRule, CompiledSource } from '../compiler/project.ts';
import { formatBytes, readRule } from '../rules/read-rule.ts';

/** A rule with its number in its frame, from 1. */
export type NumberedRule = CompiledRule & { number: number };

/** Numbers the rules of a file in source order, not in that of the style sheet. */
export function numberRules({ name, rules }: CompiledSource): NumberedRule[] {
  return orderRules(rules, name).map((rule, place) => ({ ...rule, number: place + 1 }));
}

/** Rules with CSS, by their first declaration in the file. */
export function orderRules(rules: readonly CompiledRule[], file: string): CompiledRule[] {
  const places = new Map(rules.map((rule) => [rule, firstLine(rule, file)]));
  return rules
    .filter(({ css }) => css !== '')
    .toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/**
 * The numbers of the rules compiled from each line of a file.
 * @returns by the number of the line, from 1; lines without rules are left out
 */
export function tieLines(rules: readonly NumberedRule[], file: string): Map<number, number[]> {
  const ties = new Map<number, number[]>();
  for (const { number, lines } of rules) {
    for (const { file: name, from, to } of lines) {
      if (name !== file) continue;
      for (let line = from; line <= to; line += 1)
        ties.set(line, [...(ties.get(line) ?? []), number]);
    }
  }
  return ties;
}

/** The first line of the file that a rule comes from; rules from other files are last. */
export function firstLine({ lines }: CompiledRule, file: string): number {
  return Math.min(...lines.flatMap(({ file: name, from }) => (name === file ? [from] : [])));
}

/** `5 rules, 148 bytes`: only their CSS, as in the style sheet. */
export function formatSize(rules: readonly CompiledRule[]): string {
  return `${pluralFor('samples.rules', rules.length)}, ${formatBytes(countBytes(rules))}`;
}

/** The size of the rules' CSS in bytes. */
export function countBytes(rules: readonly CompiledRule[]): number {
  return rules.reduce((sum, { css }) => sum + Buffer.byteLength(css), 0);
}

/**
 * The colour class for the subject of a rule's first declaration, if it has one; the same as for the keys in its
 * source.
 */
export function hueOfRule({ css }: CompiledRule): string[] {
  const [declaration = ''] = readRule(css)[0]?.declarations ?? [];
  return [hueOfProperty(declaration.split(':', 1)[0] ?? '') ?? []].flat();
}
