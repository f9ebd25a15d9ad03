import type { ContentFacts } from '../../content/content-facts.ts';
import { resolveImport } from '../../content/resolve-import.ts';
import type { Fault } from '../../faults/fault.ts';

type Importer = { file: string; facts: Pick<ContentFacts, 'imports'> };

/**
 * Finds content files that import each other in a circle, so rendering would never end.
 * @param importers pages and partials
 * @returns a fault for each circle, at the import that closes it
 */
export function findPartialCircles(importers: readonly Importer[]): Fault[] {
  const byFile = new Map(importers.map((importer) => [importer.file, importer]));
  const done = new Set<string>();
  const faults: Fault[] = [];
  const follow = (file: string, path: readonly string[]) => {
    const here = [...path, file];
    for (const { specifier, line, column } of byFile.get(file)?.facts.imports ?? []) {
      const resolved = resolveImport(specifier, file);
      if (resolved.kind !== 'content') continue;
      const start = here.indexOf(resolved.file);
      if (start >= 0) {
        const circle = [...here.slice(start), resolved.file].join(' → ');
        const message = `the import of "${specifier}" is circular: ${circle}`;
        const hint = 'Remove one of these imports, or each file would include itself endlessly.';
        faults.push({ file, line, column, message, hint });
      } else if (!done.has(resolved.file)) follow(resolved.file, here);
    }
    done.add(file);
  };
  for (const { file } of importers) if (!done.has(file)) follow(file, []);
  return faults;
}
