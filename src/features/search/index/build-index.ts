import { createHash } from 'node:crypto';
import {
  codeMark,
  type IndexCore,
  type IndexedHead,
  type IndexedKind,
  type PageGroup,
  slugOf,
} from '../query/index-format.ts';
import { createTermCollector } from './collect-terms.ts';
import type { IndexPlan } from './plan-shards.ts';
import type { SearchPage, SearchSection } from './search-page.ts';
import { gatherTerms, listKnownPages, type TermRecord, writeRecord } from './term-record.ts';
import { writeTerms } from './write-terms.ts';

/** Longer code is searched, but not shown. */
const maxShownCodeLength = 240;
/** If the heads of all pages are shorter, they are in the first file. */
const maxCoreHeadsLength = 60_000;

/** A page of the index, whose texts are read only if needed. */
export type IndexedPage = DescribedPage & {
  /** Pages with the same key have the same texts below the same headings. */
  key: string;
  read: () => readonly SearchSection[];
};

/**
 * The files of the index that browsers search, each built on demand. A group of texts depends on its own pages,
 * all other files on all pages. If groups are written first, each page is read once.
 * @param readPrevious reads the terms that the previous build found: its pages aren't read again for their terms
 */
export function prepareIndex(
  pages: readonly IndexedPage[],
  plan: IndexPlan,
  readPrevious: () => TermRecord | undefined = () => undefined,
) {
  const heads = pages.map(headOf);
  const written = JSON.stringify(heads);
  const stamp = createHash('sha256').update(written).digest('base64url').slice(0, 8);
  const atOnce = written.length <= maxCoreHeadsLength;
  const terms = openTerms(pages, readPrevious);
  let first = 0;
  const groups = plan.groups.map((count, number) => {
    const [start, end] = [first, first + count];
    first = end;
    const group: Omit<PageGroup, 'texts'> = {
      stamp,
      heads: atOnce ? undefined : heads.slice(start, end),
    };
    const keys = pages.slice(start, end).map(({ key }) => key);
    return {
      name: `p${number}.json`,
      key: JSON.stringify([group, keys]),
      write: () => {
        const texts = pages.slice(start, end).map((page, at) => {
          const sections = page.read();
          terms.note(start + at, () => sections);
          return sections.map(listTexts);
        });
        return JSON.stringify({ ...group, texts } satisfies PageGroup);
      },
    };
  });
  const core: Omit<IndexCore, 'starts'> = {
    stamp,
    language: pages[0]?.language ?? '',
    pages: heads.length,
    groups: plan.groups,
    ...listKinds(pages),
    ...(atOnce && { heads }),
  };
  return {
    groups,
    /** While this is the same, so is the result of `writeTerms`. */
    key: JSON.stringify([core, plan.shards, pages.map(({ key }) => key)]),
    /** Writes the first file and those with terms, and a record for the next build. */
    writeTerms: () => {
      const { gathered, record } = terms.finish();
      const { starts, shards } = writeTerms(gathered, plan.shards, stamp);
      const files = new Map([
        ['core.json', JSON.stringify({ ...core, starts } satisfies IndexCore)],
        ...shards.map((shard, at) => [`t${at}.json`, JSON.stringify(shard)] as const),
      ]);
      return { files, record };
    },
  };
}

/** The terms of each page: from the previous build, or read once. */
function openTerms(pages: readonly IndexedPage[], readPrevious: () => TermRecord | undefined) {
  const keys = pages.map(({ key }) => key);
  const open = () => {
    const earlier = readPrevious();
    const earlierPairs = listKnownPages(earlier);
    return {
      collector: createTermCollector(earlier?.words),
      pairsByPage: keys.map((key) => earlierPairs.get(key)),
    };
  };
  let opened: ReturnType<typeof open> | undefined;
  const note = (number: number, read: () => readonly SearchSection[]): Uint32Array => {
    opened ??= open();
    const pairs = opened.pairsByPage[number] ?? opened.collector.read(read());
    opened.pairsByPage[number] = pairs;
    return pairs;
  };
  return {
    note,
    finish: () => {
      const all = pages.map(({ read }, number) => note(number, read));
      const words = opened?.collector.words ?? [];
      return { gathered: gatherTerms(words, all), record: writeRecord(words, keys, all) };
    },
  };
}

function listTexts({ blocks }: SearchSection): string[] {
  const shown = blocks.filter(
    ({ kind, text }) => kind !== 'code' || text.length <= maxShownCodeLength,
  );
  return shown.map(({ kind, text }) => (kind === 'code' ? codeMark + text : text.trimStart()));
}

/** A page without its texts. */
type DescribedPage = Omit<SearchPage, 'sections'> & {
  /** The headings of its sections; the first is the page itself. */
  headings: readonly Omit<SearchSection, 'blocks'>[];
};

/** The path, title and headings of a page. */
function headOf({ path, title, headings }: DescribedPage): IndexedHead {
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
function listKinds(pages: readonly DescribedPage[]): Pick<IndexCore, 'kinds' | 'runs'> {
  const kinds = new Map<string, number>();
  const runs: [number, number][] = [];
  for (const key of pages.map(kindOf)) {
    const kind = kinds.get(key) ?? kinds.size;
    kinds.set(key, kind);
    const run = runs.at(-1);
    if (run?.[1] === kind) run[0] += 1;
    else runs.push([1, kind]);
  }
  return { kinds: [...kinds.keys()].map((key): IndexedKind => JSON.parse(key)), runs };
}

const kindOf = ({ lvl0, tag, version, weight }: DescribedPage): string =>
  JSON.stringify({ lvl0, tag, version, weight } satisfies IndexedKind);
