import type { ContentFacts, HeadTag } from './content-facts.ts';
import { headKey } from './head-key.ts';
import { resolveImport } from './modules/resolve-import.ts';

type Source = { file: string; facts: ContentFacts };

/**
 * Adds the headings and ids of partials to the pages that show them, in their places, for the table of contents
 * and for links, and the tags of their `<head>`, unless the page has its own of that kind.
 * @returns the pages in order; those without partials unchanged
 */
export function joinPartials<S extends Source>(
  pages: readonly S[],
  partials: readonly Source[],
): S[] {
  const byFile = new Map(partials.map((partial) => [partial.file, partial]));
  const listShown = ({ file, facts }: Source, above: readonly string[]) =>
    facts.partials.flatMap(({ specifier, place }) => {
      const resolved = resolveImport(specifier, file);
      const partial = resolved.kind === 'content' ? byFile.get(resolved.file) : undefined;
      return partial && !above.includes(partial.file) ? [{ place, partial }] : [];
    });
  const join = (source: Source, above: readonly string[]): ContentFacts => {
    const { facts } = source;
    const shown = listShown(source, above).map(({ place, partial }) => {
      return { place, facts: join(partial, [...above, partial.file]) };
    });
    if (shown.length === 0) return facts;
    const headings = [...facts.headings];
    // From the end, so that earlier positions stay right.
    for (const { place, facts: added } of shown.toReversed()) {
      headings.splice(place, 0, ...added.headings);
    }
    const head = joinHeads(
      shown.flatMap((source) => source.facts.head ?? []),
      facts.head ?? [],
    );
    return {
      ...facts,
      ...(head.length > 0 && { head }),
      headings,
      ids: [...facts.ids, ...shown.flatMap((source) => source.facts.ids)],
    };
  };
  const shownIn = (source: Source, above: readonly string[]): Source[] =>
    listShown(source, above).flatMap(({ partial }) => [
      partial,
      ...shownIn(partial, [...above, partial.file]),
    ]);
  return pages.map((page) => {
    const facts = join(page, [page.file]);
    if (facts === page.facts) return page;
    return { ...page, facts: numberIds(page, facts, shownIn(page, [page.file])) };
  });
}

function joinHeads(shown: readonly HeadTag[], own: readonly HeadTag[]): HeadTag[] {
  const keys = new Set(own.map(({ name, attributes }) => headKey(name, attributes)));
  return [...shown.filter(({ name, attributes }) => !keys.has(headKey(name, attributes))), ...own];
}

/**
 * Gives elements of partials whose id the page has already the next one that is free, `same-1`. A
 * partial that is shown twice is one text, and keeps its ids.
 */
function numberIds(page: Source, joined: ContentFacts, shown: readonly Source[]): ContentFacts {
  const files = shown.map(({ file }) => file);
  const once = shown.filter(({ file }) => files.indexOf(file) === files.lastIndexOf(file));
  const taken = new Set(page.facts.ids);
  const renamedIds: Record<string, Record<string, string>> = {};
  for (const { file, facts } of once) {
    for (const id of new Set(facts.ids)) {
      const other = taken.has(id) ? nextId(id, taken) : id;
      taken.add(other);
      if (other !== id) renamedIds[file] = { ...renamedIds[file], [id]: other };
    }
  }
  if (Object.keys(renamedIds).length === 0) return joined;
  return { ...joined, renamedIds, ...renameHeadings(page, joined, once, renamedIds) };
}

function nextId(id: string, taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/** Headings are compared as objects, which tells the text they belong to. */
function renameHeadings(
  page: Source,
  { headings, ids }: ContentFacts,
  shown: readonly Source[],
  renamedIds: Record<string, Record<string, string>>,
): Pick<ContentFacts, 'headings' | 'ids'> {
  const ownHeadings = new Set(page.facts.headings);
  const renamed = headings.map((heading) => {
    if (ownHeadings.has(heading)) return heading;
    const holder = shown.find(({ facts }) => facts.headings.includes(heading));
    const id = holder && renamedIds[holder.file]?.[heading.id];
    return id === undefined ? heading : { ...heading, id };
  });
  const others = Object.values(renamedIds).flatMap((byOldId) => Object.values(byOldId));
  return { headings: renamed, ids: [...new Set([...ids, ...others])] };
}
