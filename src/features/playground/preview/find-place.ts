import type { SourcePlace } from '../protocol/compiler.ts';

/** The names of the running modules, by their addresses. */
const names = new Map<string, string>();

/**
 * Sets the names of the running modules.
 * @param modules the addresses of modules by name
 */
export function nameModules(modules: ReadonlyMap<string, string>): void {
  names.clear();
  for (const [name, url] of modules) names.set(url, name);
}

/** The place in the visitor's code of the innermost call; lines are those of the source. */
export function findPlace(stack: unknown): SourcePlace | undefined {
  if (typeof stack !== 'string') return undefined;
  for (const [, url = '', line = ''] of stack.matchAll(/(blob:[^\s()]+?):(\d+)(?::\d+)?/g)) {
    const file = names.get(url);
    if (file !== undefined) return { file, line: Number(line) };
  }
  return undefined;
}

/** Replaces the addresses of modules, which mean nothing to readers. */
export function nameAddresses(text: string): string {
  return text.replace(/blob:[^\s()'"]+/g, (url) => names.get(url) ?? 'a module');
}
