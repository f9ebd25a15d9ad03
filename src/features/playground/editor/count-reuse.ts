import type { Rule } from '../../samples/compiler/project.ts';

/** What a file adds to the sheet: new rules and their bytes; and how many declarations need none. */
export type FileSums = {
  file: string;
  declarations: number;
  added: number;
  bytes: number;
  reused: number;
};

/**
 * Counts by file, in the order in which files are first met: a rule is added by the first declaration
 * that needs it, and reused by all others. Variables of a group are in one rule, which is no reuse.
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

export function bytesOf({ css }: Rule): number {
  return new TextEncoder().encode(css).length;
}
