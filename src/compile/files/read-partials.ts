import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentFacts } from '../../content/content-facts.ts';
import type { PartialSource } from '../../content/content-index.ts';
import { resolveImport } from '../../content/modules/resolve-import.ts';
import type { ShownContents } from '../../content/modules/shown-contents.ts';
import { readText } from '../../content/read-text.ts';
import { compareText, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { mapFiles } from '../../node/map-files.ts';
import type { ContentCompiler } from './content-cache.ts';

type Importer = { file: string; facts: Pick<ContentFacts, 'imports'> };

/**
 * Compiles the content files that others import, by themselves or through components, and those that
 * these import in turn.
 * @param importers the pages
 * @param shown tells what components import
 * @returns the partials in the order of their paths, and the diagnostics in them and in what names them
 */
export async function readPartials(
  root: string,
  compile: ContentCompiler,
  importers: readonly Importer[],
  shown: ShownContents,
): Promise<{ partials: PartialSource[]; diagnostics: Diagnostic[] }> {
  const partials = new Map<string, PartialSource>();
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<string>();
  let next: readonly Importer[] = importers;
  while (next.length > 0) {
    const wanted = new Map(next.flatMap((importer) => listPartials(importer, shown)));
    const files = [...wanted.keys()].filter((file) => !seen.has(file));
    const compiledPartials = await mapFiles(files, async (file) => {
      seen.add(file);
      const isThere = existsSync(path.join(root, file));
      const diagnostic = missingPartial(file, wanted.get(file));
      const read = isThere ? readText(root, file) : { diagnostic };
      const { compiled: facts, ...result } =
        'diagnostic' in read ? { diagnostics: [read.diagnostic] } : await compile(file, read.text);
      diagnostics.push(...result.diagnostics);
      return facts ? [{ file, facts }] : [];
    });
    next = compiledPartials.flat();
    for (const partial of compiledPartials.flat()) partials.set(partial.file, partial);
  }
  const sorted = [...partials.values()].sort((a, b) => compareText(a.file, b.file));
  return {
    partials: sorted,
    diagnostics: [
      ...diagnostics,
      ...findPartialCircles([...importers, ...sorted], shown.listContents),
    ],
  };
}

type ImportPlace = { file: string; line: number; column: number; specifier: string };

function listPartials({ file, facts }: Importer, shown: ShownContents): [string, ImportPlace][] {
  return facts.imports.flatMap((written): [string, ImportPlace][] => {
    const resolved = resolveImport(written.specifier, file);
    if (resolved.kind === 'content') return [[resolved.file, { file, ...written }]];
    return shown.listImports(file, written.specifier).map((place) => [place.content, place]);
  });
}

function missingPartial(wanted: string, place: ImportPlace | undefined): Diagnostic {
  const { file = wanted, line, column, specifier = wanted } = place ?? {};
  return {
    file,
    line,
    column,
    message: `cannot find "${specifier}": there is no file ${wanted}`,
    hint: 'Write the path of the file relative to this one, or from the root as @site/….',
  };
}

/**
 * Finds content files that import each other in a circle, by themselves or through components, which
 * would never end to be rendered.
 * @param importers pages and partials
 * @param listContents the content files that an import leads to
 * @returns a diagnostic for each circle, at the import that closes it
 */
function findPartialCircles(
  importers: readonly Importer[],
  listContents: (from: string, specifier: string) => readonly string[],
): Diagnostic[] {
  const byFile = new Map(importers.map((importer) => [importer.file, importer]));
  const done = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const follow = (file: string, path: readonly string[]) => {
    const here = [...path, file];
    for (const { specifier, line, column } of byFile.get(file)?.facts.imports ?? []) {
      for (const content of listContents(file, specifier)) {
        const start = here.indexOf(content);
        if (start >= 0) {
          const circle = [...here.slice(start), content].join(' → ');
          const message = `the import of "${specifier}" is circular: ${circle}`;
          const hint = 'Remove one of these imports, or each file would include itself endlessly.';
          diagnostics.push({ file, line, column, message, hint });
        } else if (!done.has(content)) follow(content, here);
      }
    }
    done.add(file);
  };
  for (const { file } of importers) if (!done.has(file)) follow(file, []);
  return diagnostics;
}
