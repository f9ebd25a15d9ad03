import type { ContentFacts } from '../../content/content-facts.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

type Importer = { file: string; facts: Pick<ContentFacts, 'imports'> };

/**
 * Finds content files that import each other in a circle, by themselves or through components, which
 * would never end to be rendered.
 * @param importers pages and partials
 * @param listContents the content files that an import leads to
 * @returns a diagnostic for each circle, at the import that closes it
 */
export function findPartialCircles(
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
