import { type Tool, tools } from '../contract.ts';

/** Reads `told="lint"` or `told="fix sort-keys"`; undefined for an unknown tool. */
export function readTold(
  told: string,
): { kind: 'told'; by: Tool } | { kind: 'fixed'; rule: string } | undefined {
  const [, rule] = /^fix ([\w-]+)$/.exec(told) ?? [];
  if (rule !== undefined) return { kind: 'fixed', rule };
  const by = tools.find((known) => known === told);
  return by && { kind: 'told', by };
}
