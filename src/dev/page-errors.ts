import type { ReadContent } from '../compile/files/read-content.ts';
import type { ContentIndex, ContentReading, DocSource } from '../content/content-index.ts';
import { listImportedContent } from '../content/modules/list-imported-content.ts';
import { isBesidePages } from '../content/source-path.ts';
import { compareText, type Diagnostic } from '../diagnostics/diagnostic.ts';

type Importer = { file: string; imports: readonly { specifier: string }[] };

/** Errors by the pages that they affect. */
export type PageErrors = {
  /** Errors of what all pages need, such as the configuration. */
  everywhere: Diagnostic[];
  byRoute: ReadonlyMap<string, Diagnostic[]>;
};

/**
 * Sorts errors by page. An error of a partial or a component affects all pages that show it; a text that cannot be read,
 * such as a broken link, affects none, and any other file that isn't a page affects all.
 * @param mapModules finds the importers of the modules that content imports, see `mapModuleImporters`
 */
export function sortErrors(
  errors: readonly Diagnostic[],
  { index, failed, broken }: Pick<ContentReading, 'index' | 'failed' | 'broken'>,
  mapModules: (content: readonly Importer[]) => ReadonlyMap<string, string[]> = () => new Map(),
): PageErrors {
  const pages = [...index.docs, ...index.posts];
  const routes = new Map([...failed, ...pages.map(({ file, route }) => [file, route] as const)]);
  const files = [...pages, ...index.partials].map(({ file, facts: { imports } }) => ({
    file,
    imports,
  }));
  const content = [...files, ...broken];
  const importers = mapImporters(content, index.shownByModules);
  let modules: ReadonlyMap<string, string[]> | undefined;
  const importersOf = (file: string) => {
    const ofContent = importers.get(file);
    if (ofContent || routes.has(file)) return ofContent ?? [];
    modules ??= mapModules(content);
    return modules.get(file) ?? [];
  };
  const routesOf = (file: string, seen: Set<string>): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const ownRoute = routes.get(file);
    const shown = importersOf(file).flatMap((importer) => routesOf(importer, seen));
    return ownRoute === undefined ? shown : [ownRoute, ...shown];
  };
  const everywhere: Diagnostic[] = [];
  const byRoute = new Map<string, Diagnostic[]>();
  for (const error of errors) {
    const affected = error.route === undefined ? routesOf(error.file, new Set()) : [error.route];
    if (affected.length === 0 && !isText(error.file)) everywhere.push(error);
    for (const route of new Set(affected))
      byRoute.set(route, [...(byRoute.get(route) ?? []), error]);
  }
  return { everywhere, byRoute };
}

/** True for a file that is a page or a partial, unless it cannot be read. */
function isText(file: string): boolean {
  return /\.mdx?$/.test(file) && isBesidePages(file);
}

/** The files that import a content file, by themselves or through components, by that file. */
function mapImporters(
  files: readonly Importer[],
  shownByModules: ContentIndex['shownByModules'],
): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const { file, imports } of files) {
    for (const { specifier } of imports) {
      for (const imported of listImportedContent(specifier, file, shownByModules)) {
        importers.set(imported, [...(importers.get(imported) ?? []), file]);
      }
    }
  }
  return importers;
}

/**
 * Creates a function that returns the index with the last valid version of each doc with errors, so that sidebars
 * and navbar stay complete. Posts with errors are left out, because lists show their texts.
 */
export function createLastDocs(): (
  read: ReadContent,
  errors: readonly Diagnostic[],
) => ContentIndex {
  let last: readonly DocSource[] = [];
  return ({ index, failed }, errors) => {
    const wrong = new Set(errors.map(({ file }) => file));
    const lost = last.filter(({ file }) => failed.has(file));
    last = [...index.docs, ...lost].sort((a, b) => compareText(a.file, b.file));
    const docs = lost.length === 0 ? index.docs : [...last];
    return { ...index, docs, posts: index.posts.filter(({ file }) => !wrong.has(file)) };
  };
}
