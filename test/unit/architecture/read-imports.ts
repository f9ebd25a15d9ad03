import path from 'node:path';

export type SourceFile = { name: string; text: string };
export type Import = { target: string; typeOnly: boolean };

/** The relative imports of a file, static, dynamic and re-exported, as paths from the root. */
export function listImports({ name, text }: SourceFile): Import[] {
  const code = withoutComments(text);
  const forms =
    /^(?:import|export)\s+(type\s)?[^'"`;]*?from\s*['"](\.[^'"]+)['"]|^import\s*['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/gm;
  return [...code.matchAll(forms)].map(([whole, type, from, effect, dynamic]) => ({
    target: path.posix.join(path.posix.dirname(name), from ?? effect ?? dynamic ?? ''),
    typeOnly: type !== undefined || hasOnlyTypes(whole),
  }));
}

/** True for `import { type A, type B } from`. */
function hasOnlyTypes(statement: string): boolean {
  const names = /^(?:import|export)\s*\{([^}]*)\}/.exec(statement)?.[1];
  const written = names
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return written?.every((part) => part.startsWith('type ')) ?? false;
}

/** The text without comments; line numbers change. */
export function withoutComments(text: string): string {
  return text.replace(/^\s*\/\/.*$/gm, '').replace(/(^|\s)\/\*[\s\S]*?\*\//g, '$1');
}

/** The code alone: the text without comments and with empty strings. */
export function codeOf(text: string): string {
  return withoutComments(text).replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''");
}
