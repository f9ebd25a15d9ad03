import { isBuiltin } from 'node:module';
import { parseAst } from 'rolldown/parseAst';
import type { WrittenImport } from '../content/content-facts.ts';
import { placeAt } from '../faults/places.ts';
import type { ScriptLanguage } from './find-client-use.ts';

/** What a module is made of, as far as its text tells. */
export type ModuleOutline = {
  imports: WrittenImport[];
  /** A component that waits, or a part of Node.js: neither can be in a browser. */
  serverOnly?: string;
};

/**
 * Reads the imports of a component; those of types bring nothing.
 * @returns the place at which it is no script, where it is none
 */
export function outlineModule(
  text: string,
  lang: ScriptLanguage,
): ModuleOutline | { message: string; offset: number } {
  let body: ReturnType<typeof parseAst>['body'];
  try {
    body = parseAst(text, { lang }).body;
  } catch (error) {
    const [message = ''] = error instanceof Error ? error.message.split('\n') : [];
    return { message, offset: findOffset(error) };
  }
  const outline: ModuleOutline = { imports: [] };
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') {
      const specifier = statement.source.value;
      outline.imports.push({ specifier, ...placeAt(text, statement.start), names: [] });
      if (isBuiltin(specifier)) outline.serverOnly ??= `imports ${specifier}`;
    }
    if (
      statement.type === 'ExportDefaultDeclaration' ||
      statement.type === 'ExportNamedDeclaration'
    ) {
      const { declaration } = statement;
      const waits = declaration && 'async' in declaration && declaration.async;
      if (waits) outline.serverOnly ??= 'exports an async component';
    }
  }
  return outline;
}

function findOffset(error: unknown): number {
  return error instanceof Error && 'pos' in error ? Number(error.pos) : 0;
}
