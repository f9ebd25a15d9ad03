import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { placeAt } from '../../diagnostics/places.ts';
import type { WrittenImport } from '../content-facts.ts';
import type { ContentIndex } from '../content-index.ts';
import { findJsonDiagnostics } from '../front-matter/json-error.ts';
import { findCreatedScripts } from './created-scripts.ts';
import { findClientUse, readScript } from './find-client-use.ts';
import { findImportDiagnostics } from './import-diagnostics.ts';
import { outlineExports, type TakenName } from './list-exports.ts';
import { outlineModule } from './list-module-imports.ts';
import { findOwnModule, resolveImport } from './resolve-import.ts';

/**
 * Follows the imports of content through the project's own modules. In client components and what they import,
 * only imports are checked.
 * @returns a warning for each module that becomes a client component without a directive, and diagnostics: unresolved
 * imports, syntax errors, and code that can run neither on the server nor in a browser
 */
export function findComponentDiagnostics(root: string, index: ContentIndex): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const seen = new Map<string, boolean>();
  const seenForBrowsers = new Set<string>();
  const noteForBrowsers = (file: string) => {
    diagnostics.push(...findContentForBrowsers(root, file));
    diagnostics.push(...findBrowserDiagnostics(root, file, seenForBrowsers));
  };
  /** @returns whether the module becomes a client component */
  const visit = (file: string): boolean => {
    const isClient = seen.get(file);
    if (isClient !== undefined) return isClient;
    seen.set(file, false);
    if (file.endsWith('.json')) diagnostics.push(...findDataDiagnostics(root, file));
    const script = readScript(root, file);
    if (!script) return false;
    const { text, lang } = script;
    if (/^\s*(['"])use (?:client|server)\1/.test(text)) {
      noteForBrowsers(file);
      return false;
    }
    const outline = outlineModule(text, lang);
    if ('message' in outline) {
      diagnostics.push(syntaxDiagnostic(file, text, outline));
      return false;
    }
    const use = findClientUse(text, lang);
    if (use) {
      diagnostics.push({
        file,
        ...placeAt(text, use.offset),
        ...describeUse(use.name, outline.serverOnly),
      });
      seen.set(file, outline.serverOnly === undefined);
      noteForBrowsers(file);
      return outline.serverOnly === undefined;
    }
    for (const written of outline.imports) {
      const next = findOwnModule(root, file, written.specifier);
      if (next) visit(next);
      else diagnostics.push(...findOtherDiagnostics(root, file, written));
    }
    return false;
  };
  for (const { file, facts } of [...index.docs, ...index.posts, ...index.partials]) {
    for (const written of facts.imports) {
      const next = findOwnModule(root, file, written.specifier);
      if (next && visit(next)) diagnostics.push(...findLostNames(file, written));
    }
  }
  return diagnostics;
}

/** Syntax errors and unresolved imports of a module for browsers, and of the modules that it imports. */
function findBrowserDiagnostics(root: string, file: string, seen: Set<string>): Diagnostic[] {
  const script = seen.has(file) ? undefined : readScript(root, file);
  seen.add(file);
  if (!script) return [];
  const outline = outlineModule(script.text, script.lang);
  if ('message' in outline) return [syntaxDiagnostic(file, script.text, outline)];
  const scripts = findCreatedScripts(file, script.text);
  const found = outline.imports.flatMap((written) => {
    const next = findOwnModule(root, file, written.specifier);
    if (next !== undefined) return findBrowserDiagnostics(root, next, seen);
    const isContent = resolveImport(written.specifier, file).kind === 'content';
    return isContent ? [] : findOtherDiagnostics(root, file, written);
  });
  return [...scripts, ...found];
}

/** The syntax error of a JSON file that a page or component imports. */
function findDataDiagnostics(root: string, file: string): Diagnostic[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return findJsonDiagnostics(text).map(({ offset, ...diagnostic }) => ({
    file,
    ...placeAt(text, offset),
    ...diagnostic,
  }));
}

function syntaxDiagnostic(
  file: string,
  text: string,
  { message, offset }: { message: string; offset: number },
): Diagnostic {
  const hint = message.startsWith('Flow ')
    ? 'Remove the types of Flow, or rename the file to .tsx.'
    : 'The component cannot be built until this is fixed.';
  return { file, ...placeAt(text, offset), message, hint };
}

/** What is wrong with an import of a component that leads to no module of the project. */
function findOtherDiagnostics(root: string, file: string, written: WrittenImport): Diagnostic[] {
  if (!isChecked(written)) return [];
  // Whoever compiles content says which is not there.
  if (resolveImport(written.specifier, file).kind === 'content')
    return findLostExports(root, file, written);
  return findImportDiagnostics(root, file, [written]);
}

/** True for imports that the bundler resolves in other ways than files and packages. */
function isChecked({ specifier }: WrittenImport): boolean {
  return !/^(?:#|virtual:|~)/.test(specifier);
}

function describeUse(name: string, serverOnly: string | undefined): Omit<Diagnostic, 'file'> {
  if (serverOnly === undefined) {
    return {
      severity: 'warning',
      message: `${name} needs a browser, so browsers load this component`,
      hint: "Write 'use client' in its first line to make that explicit.",
    };
  }
  return {
    message: `${name} needs a browser, but this module cannot run there: it ${serverOnly}`,
    hint: "Put the code that needs a browser into a separate file, with 'use client' in its first line.",
  };
}

/** Names that are only references on the server: a text can't use their values. */
function findLostNames(file: string, { specifier, names }: WrittenImport): Diagnostic[] {
  return names
    .filter(({ name }) => name !== 'default' && !/^\p{Lu}/u.test(name))
    .map(({ name, line, column }) => ({
      file,
      line,
      column,
      message: `"${name}" of "${specifier}" is not available while pages are built: its file is for browsers`,
      hint: "Move it into a separate file, without hooks and without 'use client'.",
    }));
}

/** What a component takes of a content file beside its text, which is all that it gets. */
function findLostExports(root: string, file: string, { specifier }: WrittenImport): Diagnostic[] {
  return listTaken(root, file)
    .filter((taken) => taken.specifier === specifier && !/^(?:default|\*)$/.test(taken.name))
    .map(({ name, line, column }) => ({
      file,
      line,
      column,
      message: `a component cannot import "${name}" of "${specifier}", only the content itself`,
      hint: `Write the value in a file of its own, or pass it to the component from the page.`,
    }));
}

/** The imports of content in a module for browsers and in those it imports, where no content is. */
function findContentForBrowsers(
  root: string,
  file: string,
  seen = new Set<string>(),
): Diagnostic[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return listTaken(root, file).flatMap(({ specifier, line, column }) => {
    const next = findOwnModule(root, file, specifier);
    if (next !== undefined) return findContentForBrowsers(root, next, seen);
    if (resolveImport(specifier, file).kind !== 'content') return [];
    const message = `a component for browsers cannot import "${specifier}": content becomes HTML when the site is built`;
    const hint = 'Import it in the page, and pass it to the component as its children.';
    return [{ file, line, column, message, hint }];
  });
}

function listTaken(root: string, file: string): TakenName[] {
  const script = readScript(root, file);
  return (script && outlineExports(script.text, script.lang)?.imports) ?? [];
}
