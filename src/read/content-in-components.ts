import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WrittenImport } from '../content/content-facts.ts';
import { resolveImport } from '../content/resolve-import.ts';
import type { Fault } from '../faults/fault.ts';
import { languageOf } from './find-client-use.ts';
import { outlineExports, type TakenName } from './outline-exports.ts';
import { findOwnModule } from './own-module.ts';

/** What a component takes of a content file beside its text, which is all that it gets. */
export function findLostParts(root: string, file: string, { specifier }: WrittenImport): Fault[] {
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
export function findContentForBrowsers(
  root: string,
  file: string,
  seen = new Set<string>(),
): Fault[] {
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
  const lang = languageOf(file);
  if (!lang) return [];
  return outlineExports(readFileSync(path.join(root, file), 'utf8'), lang)?.imports ?? [];
}
