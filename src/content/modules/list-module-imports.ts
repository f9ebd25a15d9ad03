import { isBuiltin } from 'node:module';
import { parseAst } from 'rolldown/parseAst';
import { transformSync } from 'rolldown/utils';
import { placeAt } from '../../diagnostics/places.ts';
import type { WrittenImport } from '../content-facts.ts';
import { readScript, type ScriptLanguage } from './find-client-use.ts';

/** The imports of a module, as far as its text tells. */
type ModuleOutline = {
  imports: WrittenImport[];
  /** An async component, or a module of Node.js: neither works in a browser. */
  serverOnly?: string;
};

/**
 * Reads the imports of a component, except for types.
 * @returns the place of a syntax error if it can't be parsed
 */
export function outlineModule(
  text: string,
  lang: ScriptLanguage,
): ModuleOutline | { message: string; offset: number } {
  let body: ReturnType<typeof parseAst>['body'];
  try {
    body = parseAst(text, { lang }).body;
  } catch (error) {
    const { message, offset } = readParseError(error);
    return { message: `syntax error: ${message}`, offset };
  }
  const outline: ModuleOutline = { imports: [] };
  const isOfValue = lang === 'jsx' ? () => true : listValues(text, lang);
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') {
      const specifier = statement.source.value;
      if (!isOfValue(specifier)) continue;
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

/** What a module in TypeScript still imports without its types, which may be imported without `type`. */
function listValues(text: string, lang: ScriptLanguage): (specifier: string) => boolean {
  const { code } = transformSync(`module.${lang}`, text, {
    lang,
    jsx: 'preserve',
    tsconfig: false,
  });
  return (specifier) => code.includes(specifier);
}

/** The imports of a module of the project; none if it has a syntax error or is no script. */
export function listModuleImports(root: string, file: string): readonly { specifier: string }[] {
  const script = readScript(root, file);
  const outline = script && outlineModule(script.text, script.lang);
  return outline && 'imports' in outline ? outline.imports : [];
}

/**
 * Reads an error of rolldown's parser.
 * @returns what it says, without its heading and the lines of code below, and the offset in the text
 */
export function readParseError(error: unknown): { message: string; offset: number } {
  const lines = error instanceof Error ? error.message.split('\n') : [];
  return {
    message: lines.find((line) => !line.startsWith('Parse failed')) ?? '',
    offset: error instanceof Error && 'pos' in error ? Number(error.pos) : 0,
  };
}
