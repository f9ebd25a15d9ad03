import type { ContentFacts } from '../content/content-facts.ts';
import { resolveImport } from '../content/resolve-import.ts';

type Source = { file: string; facts: ContentFacts };

/**
 * Gives pages the headings and ids of the partials that they show, where these stand: for the
 * table of contents, and for links to them.
 * @returns the pages in their order; those without partials as they were
 */
export function joinPartials<S extends Source>(
  pages: readonly S[],
  partials: readonly Source[],
): S[] {
  const byFile = new Map(partials.map((partial) => [partial.file, partial]));
  const join = ({ file, facts }: Source, above: readonly string[]): ContentFacts => {
    const shown = facts.partials.flatMap(({ specifier, place }) => {
      const resolved = resolveImport(specifier, file);
      const partial = resolved.kind === 'content' ? byFile.get(resolved.file) : undefined;
      if (!partial || above.includes(partial.file)) return [];
      return [{ place, facts: join(partial, [...above, partial.file]) }];
    });
    if (shown.length === 0) return facts;
    const headings = [...facts.headings];
    // From the end, so that the places before stay right.
    for (const { place, facts: added } of shown.toReversed()) {
      headings.splice(place, 0, ...added.headings);
    }
    return { ...facts, headings, ids: [...facts.ids, ...shown.flatMap((part) => part.facts.ids)] };
  };
  return pages.map((page) => {
    const facts = join(page, [page.file]);
    return facts === page.facts ? page : { ...page, facts };
  });
}
