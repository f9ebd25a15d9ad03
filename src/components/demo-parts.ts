import type { Demo, DemoPart, DemoRule } from '../compile/compile-demo.ts';

/** An atomic rule with its number in the whole demonstration. */
export type NumberedRule = DemoRule & { number: number };

/** A part with what the style sheet holds once it is added. */
export type CountedPart = DemoPart & {
  /** The rules that it adds. */
  added: NumberedRule[];
  /** The rules that it shares with a part before it. */
  shared: NumberedRule[];
  /** Sums over this part and those before it. */
  total: { declarations: number; rules: number; bytes: number; added: number };
  /** The numbers of the rules that each line became, as `data-atom` holds them. */
  atoms: (string | undefined)[];
};

/**
 * Numbers the rules of a demonstration from 1 and adds them up part by part.
 * @returns the parts in their order
 */
export function countParts(demo: Demo): CountedPart[] {
  const known = new Map<string, NumberedRule>();
  const total = { declarations: 0, rules: 0, bytes: 0 };
  return demo.parts.map((part) => {
    const before = new Map(known);
    for (const rule of part.newRules) {
      known.set(rule.className, { ...rule, number: known.size + 1 });
      total.bytes += rule.bytes;
    }
    total.rules += part.newRules.length;
    total.declarations += part.declarations;
    const used = new Set(part.lines.flatMap((line) => line.rules));
    return {
      ...part,
      added: [...known.values()].filter((rule) => !before.has(rule.className)),
      shared: [...before.values()].filter((rule) => used.has(rule.className)),
      total: { ...total, added: part.newRules.length },
      atoms: part.lines.map((line) => atomsOf(line.rules, known)),
    };
  });
}

function atomsOf(classes: readonly string[], known: Map<string, NumberedRule>): string | undefined {
  const numbers = classes.flatMap((name) => known.get(name)?.number ?? []);
  return numbers.length > 0 ? numbers.join(' ') : undefined;
}
