import type { SourcePlace } from '../protocol/compiler.ts';

/** The names of the running modules, by their addresses. */
const names = new Map<string, string>();
/** Their code, by name; lines are those of the source. */
let codes: ReadonlyMap<string, string> = new Map<string, string>();

/**
 * Sets the running modules.
 * @param modules the addresses of modules by name
 * @param code the code of modules by name
 */
export function nameModules(
  modules: ReadonlyMap<string, string>,
  code: ReadonlyMap<string, string>,
): void {
  names.clear();
  for (const [name, url] of modules) names.set(url, name);
  codes = code;
}

/** The place in the visitor's code of the innermost call; lines are those of the source. */
export function findErrorPlace(stack: unknown): SourcePlace | undefined {
  if (typeof stack !== 'string') return undefined;
  for (const [, url = '', line = ''] of stack.matchAll(/(blob:[^\s()]+?):(\d+)(?::\d+)?/g)) {
    const file = names.get(url);
    if (file !== undefined) return { file, line: Number(line) };
  }
  return undefined;
}

/**
 * The declaration of the innermost component of the visitor, for errors that React throws outside its code.
 * @param stack the components around the error, as React writes them: `at List (…)`, innermost first
 */
export function findComponent(stack: string): SourcePlace | undefined {
  for (const [, name = ''] of stack.matchAll(/^\s*at ([A-Z]\w*)/gm)) {
    const declared = new RegExp(`\\b(?:function|class|const|let|var) ${name}\\b`);
    for (const [file, code] of codes) {
      const line = code.split('\n').findIndex((text) => declared.test(text));
      if (line >= 0) return { file, line: line + 1 };
    }
  }
  return undefined;
}

/** Replaces the addresses of modules, which mean nothing to readers. */
export function nameAddresses(text: string): string {
  return text.replace(/blob:[^\s()'"]+/g, (url) => names.get(url) ?? 'a module');
}
