import { createHash } from 'node:crypto';
import type { IndexCore, PageGroup } from '../query/index-format.ts';
import type { SearchSection } from '../records/search-page.ts';
import { createTermCollector } from './collect-terms.ts';
import { type DescribedPage, headOf, listKinds } from './page-heads.ts';
import type { IndexPlan } from './plan-parts.ts';
import { gatherTerms, listKnownPages, type TermRecord, writeRecord } from './term-record.ts';
import { writeTerms } from './write-terms.ts';

/** Longer code is found, and not shown: what is said of it is. */
const longestCode = 240;
/** The heads of all pages stand in the first file while they are no longer than this. */
const headsAtOnce = 60_000;

/** A page of the index, whose texts are only read where they are needed. */
export type IndexedPage = DescribedPage & {
  /** Two pages of one key have the same texts below the same headings. */
  key: string;
  read: () => readonly SearchSection[];
};

/**
 * The files of the index that browsers search in, each made when it is asked for. Those of texts are made of their pages alone;
 * all others are made together, of all pages. Where both are, in this order, a page is read once.
 * @param recall what an earlier build found: for the terms no page is read that was in it
 */
export function openIndex(
  pages: readonly IndexedPage[],
  plan: IndexPlan,
  recall: () => TermRecord | undefined = () => undefined,
) {
  const heads = pages.map(headOf);
  const written = JSON.stringify(heads);
  const stamp = createHash('sha256').update(written).digest('base64url').slice(0, 8);
  const atOnce = written.length <= headsAtOnce;
  const terms = openTerms(pages, recall);
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
    /** Tells whether what `writeTerms` wrote before is right. */
    key: JSON.stringify([core, plan.parts, pages.map(({ key }) => key)]),
    /** The files of the terms and the first one, and what the next build is to be given. */
    writeTerms: () => {
      const { gathered, record } = terms.finish();
      const { starts, parts } = writeTerms(gathered, plan.parts, stamp);
      const files = new Map([
        ['core.json', JSON.stringify({ ...core, starts } satisfies IndexCore)],
        ...parts.map((part, at) => [`t${at}.json`, JSON.stringify(part)] as const),
      ]);
      return { files, record };
    },
  };
}

/** What stands on each page: as an earlier build found it, else read once. */
function openTerms(pages: readonly IndexedPage[], recall: () => TermRecord | undefined) {
  const keys = pages.map(({ key }) => key);
  const open = () => {
    const earlier = recall();
    const known = listKnownPages(earlier);
    return {
      collector: createTermCollector(earlier?.words),
      found: keys.map((key) => known.get(key)),
    };
  };
  let opened: ReturnType<typeof open> | undefined;
  const note = (number: number, read: () => readonly SearchSection[]): Uint32Array => {
    opened ??= open();
    const pairs = opened.found[number] ?? opened.collector.read(read());
    opened.found[number] = pairs;
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
  const shown = blocks.filter(({ kind, text }) => kind !== 'code' || text.length <= longestCode);
  return shown.map(({ text }) => text);
}
