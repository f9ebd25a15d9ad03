import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { readParseError } from '../content/modules/list-module-imports.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Place, placeAt } from '../diagnostics/places.ts';
import { readSiteConfig } from './check-site-config.ts';
import { withVersions } from './frozen-versions.ts';
import { placeConfigDiagnostics } from './place-config-diagnostics.ts';
import type { SiteConfig } from './schema.ts';
import { withLanguages } from './site-languages.ts';
import { withTexts } from './site-texts.ts';
import { type StrippedConfig, stripInvalidFields } from './strip-invalid-fields.ts';

const file = 'site.config.ts';

/**
 * The result of reading `site.config.ts`: `site` is absent if it has diagnostics, and `stripped` contains its valid
 * fields.
 */
export type LoadedSite = {
  site?: SiteConfig;
  stripped?: StrippedConfig;
  diagnostics: Diagnostic[];
};

/**
 * Reads and checks a project's `site.config.ts`.
 * @returns the configuration, and a diagnostic with line and column for every invalid field or for a syntax error
 */
export async function loadSite(root: string): Promise<LoadedSite> {
  if (!existsSync(path.join(root, file))) {
    const hint = 'Create it: a site is content/, public/ and this file.';
    return { diagnostics: [{ file, message: 'there is no such file', hint }] };
  }
  let loaded: unknown;
  try {
    loaded = await import(pathToFileURL(path.join(root, file)).href);
  } catch (error) {
    return { diagnostics: [diagnosticOfImport(root, file, error)] };
  }
  if (!(typeof loaded === 'object' && loaded && 'default' in loaded)) {
    const hint = 'Write `export default { … } satisfies SiteConfigInput`.';
    return {
      diagnostics: [{ file, line: 1, column: 1, message: 'it has no default export', hint }],
    };
  }
  const checked = readSiteConfig(loaded.default);
  if ('site' in checked) {
    const { site, diagnostics, ofConfig } = withVersions(root, checked.site);
    const all = [...placeConfigDiagnostics(root, ofConfig), ...diagnostics];
    const whole = withTexts(root, withLanguages(site));
    return all.length === 0
      ? { site: whole, diagnostics: all }
      : { stripped: { site: whole, uncertain: ['docs', 'navbar'] }, diagnostics: all };
  }
  const stripped = stripInvalidFields(loaded.default);
  return {
    ...(stripped && { stripped: { ...stripped, site: withVersions(root, stripped.site).site } }),
    diagnostics: placeConfigDiagnostics(root, checked.diagnostics),
  };
}

/**
 * Explains why a module can't be imported, without a stack.
 * @param file the imported module, relative to the root
 * @returns the diagnostic with its line and column, in that module or in one of the project that it imports
 */
function diagnosticOfImport(root: string, file: string, error: unknown): Diagnostic {
  if (!(error instanceof Error)) return { file, message: `it throws ${String(error)}` };
  const missing = /^Cannot find (?:module|package) '(.*?)' imported from (.*)$/m.exec(
    error.message,
  );
  if (missing) return diagnosticOfMissing(root, file, missing[1] ?? '', missing[2] ?? '');
  return error instanceof SyntaxError
    ? diagnosticOfSyntax(root, file, error)
    : { file, message: `it throws: ${error.message}`, ...placeInStack(root, error.stack ?? '') };
}

function diagnosticOfMissing(root: string, file: string, target: string, from: string): Diagnostic {
  const importer = nameInProject(root, from) ?? file;
  const name = nameInProject(root, target) ?? target;
  const text = readFileSync(path.join(root, importer), 'utf8');
  const written = text.split('\n').findIndex((line) => line.includes(path.posix.basename(name)));
  const column = (text.split('\n')[written] ?? '').search(/['"][^'"]*['"]/) + 1;
  const place = written === -1 ? {} : { line: written + 1, column: Math.max(1, column) };
  return { file: importer, ...place, message: `it imports ${name}, which does not exist` };
}

function diagnosticOfSyntax(root: string, file: string, error: SyntaxError): Diagnostic {
  const [, address = '', line] = /^(.*):(\d+)\n/.exec(error.stack ?? '') ?? [];
  const broken = nameInProject(root, address) ?? file;
  const syntaxError = findSyntaxError(readFileSync(path.join(root, broken), 'utf8'));
  const stackPlace = line === undefined ? {} : { line: Number(line), column: 1 };
  const said = error.message.split('\n')[0] ?? '';
  return { file: broken, ...stackPlace, message: said, ...syntaxError };
}

/** Node reports only the line of a syntax error, and the parser also the column and what it expected. */
function findSyntaxError(text: string): (Place & Pick<Diagnostic, 'message' | 'hint'>) | undefined {
  try {
    parseAst(text, { lang: 'ts' });
    return undefined;
  } catch (thrown) {
    const { message, offset } = readParseError(thrown);
    const hint = 'Check the comma, bracket or quote before this place.';
    return { ...placeAt(text, offset), message: `syntax error: ${message}`, hint };
  }
}

/** The innermost place of a stack that is in a file of the project. */
function placeInStack(root: string, stack: string): (Place & { file: string }) | undefined {
  for (const step of stack.split('\n')) {
    const [, address = '', line, column] = /([^\s(]+):(\d+):(\d+)\)?$/.exec(step) ?? [];
    const file = nameInProject(root, address);
    if (file !== undefined) return { file, line: Number(line), column: Number(column) };
  }
  return undefined;
}

/** The path from the root, for files of the project that aren't installed packages. */
function nameInProject(root: string, address: string): string | undefined {
  const full = address.startsWith('file:') ? fileURLToPath(address) : address;
  if (!path.isAbsolute(full)) return undefined;
  const name = path.relative(root, full).split(path.sep).join('/');
  return /^(?:\.\.\/|node_modules\/|$)/.test(name) ? undefined : name;
}
