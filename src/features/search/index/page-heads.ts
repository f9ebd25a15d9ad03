import { type IndexCore, type PageHead, type PageKind, slugOf } from '../query/index-format.ts';
import type { SearchPage, SearchSection } from '../records/search-page.ts';

/** A page without its texts. */
export type DescribedPage = Omit<SearchPage, 'sections'> & {
  /** The headings of its sections; the first is the page itself. */
  headings: readonly Omit<SearchSection, 'blocks'>[];
};

/** The path, title and headings of a page. */
export function headOf({ path, title, headings }: DescribedPage): PageHead {
  const below = headings
    .slice(1)
    .map(({ depth, heading, id }): [number, string, string | 0] => [
      depth,
      heading,
      id === slugOf(heading) ? 0 : id,
    ]);
  return [path, title, ...below];
}

/** The properties that consecutive pages share, with the number of these pages. */
export function listKinds(pages: readonly DescribedPage[]): Pick<IndexCore, 'kinds' | 'runs'> {
  const kinds = new Map<string, number>();
  const runs: [number, number][] = [];
  for (const key of pages.map(kindOf)) {
    const kind = kinds.get(key) ?? kinds.size;
    kinds.set(key, kind);
    const run = runs.at(-1);
    if (run?.[1] === kind) run[0] += 1;
    else runs.push([1, kind]);
  }
  return { kinds: [...kinds.keys()].map((key): PageKind => JSON.parse(key)), runs };
}

const kindOf = ({ lvl0, tag, version, weight }: DescribedPage): string =>
  JSON.stringify({ lvl0, tag, version, weight } satisfies PageKind);
