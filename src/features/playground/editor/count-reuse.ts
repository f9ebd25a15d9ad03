import type { Rule } from '../../samples/compiler/project.ts';

/**
 * What a file adds to the style sheet: new rules and their bytes; and the number of declarations that reuse rules.
 */
export type FileSums = {
  file: string;
  declarations: number;
  added: number;
  bytes: number;
  reused: number;
};

/**
 * Counts by file, in the order in which files first occur: the first declaration that needs a rule adds it, all
 * others reuse it. The variables of a group are in one rule, which doesn't count as reuse.
 * @param rules with the lines that they come from
 */
export function countReuse(rules: readonly Rule[]): FileSums[] {
  const sums = new Map<string, FileSums>();
  for (const rule of rules) {
    for (const [place, { file }] of rule.lines.entries()) {
      const sum = sums.get(file) ?? { file, declarations: 0, added: 0, bytes: 0, reused: 0 };
      sum.declarations += 1;
      sum.added += place === 0 ? 1 : 0;
      sum.bytes += place === 0 ? bytesOf(rule) : 0;
      sum.reused += place > 0 && isAtomic(rule) ? 1 : 0;
      sums.set(file, sum);
    }
  }
  return [...sums.values()];
}

function isAtomic({ css, className }: Rule): boolean {
  return css.includes(`.${className}`) && !css.includes('{--');
}

/** The size of a rule's CSS in bytes. */
export function bytesOf({ css }: Rule): number {
  return new TextEncoder().encode(css).length;
}
