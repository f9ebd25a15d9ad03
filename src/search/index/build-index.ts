import { createHash } from 'node:crypto';
import type { IndexCore, PageGroup, PageHead, PageKind } from '../query/index-format.ts';
import { slugOf } from '../query/index-format.ts';
import type { Posting } from '../query/postings.ts';
import type { SearchPage, SearchSection } from '../records/search-page.ts';
import { collectTerms } from './collect-terms.ts';
import type { IndexPlan } from './plan-parts.ts';
import { writeTerms } from './write-terms.ts';

/** Longer code is found, and not shown: what is said of it is. */
const longestCode = 240;
/** The heads of all pages stand in the first file while they are no longer than this. */
const headsAtOnce = 60_000;

/**
 * Makes the files of the index that browsers search in, as texts by their names in its folder.
 * @param pages in the order that the plan was made for
 */
export function buildIndex(pages: readonly SearchPage[], plan: IndexPlan): Map<string, string> {
  const terms = new Map<string, Posting[]>();
  pages.forEach((page, number) => {
    collectTerms(page, number, terms);
  });
  const heads = pages.map(headOf);
  const stamp = createHash('sha256').update(JSON.stringify(heads)).digest('base64url').slice(0, 8);
  const { starts, parts } = writeTerms(terms, plan.parts, stamp);
  const atOnce = JSON.stringify(heads).length <= headsAtOnce;
  const core: IndexCore = {
    stamp,
    language: pages[0]?.language ?? '',
    pages: pages.length,
    starts,
    groups: plan.groups,
    ...listKinds(pages),
    ...(atOnce && { heads }),
  };
  return new Map([
    ['core.json', JSON.stringify(core)],
    ...parts.map((part, at) => [`t${at}.json`, JSON.stringify(part)] as const),
    ...writeGroups(pages, plan.groups, atOnce ? undefined : heads, stamp),
  ]);
}

function headOf({ path, title, sections }: SearchPage): PageHead {
  const headings = sections
    .slice(1)
    .map(({ depth, heading, id }): [number, string, string | 0] => [
      depth,
      heading,
      id === slugOf(heading) ? 0 : id,
    ]);
  return [path, title, ...headings];
}

function listKinds(pages: readonly SearchPage[]): Pick<IndexCore, 'kinds' | 'runs'> {
  const kinds = new Map<string, number>();
  const runs: [number, number][] = [];
  for (const { lvl0, tag, version, weight } of pages) {
    const key = JSON.stringify({ lvl0, tag, version, weight } satisfies PageKind);
    const kind = kinds.get(key) ?? kinds.size;
    kinds.set(key, kind);
    const run = runs.at(-1);
    if (run?.[1] === kind) run[0] += 1;
    else runs.push([1, kind]);
  }
  return { kinds: [...kinds.keys()].map((key): PageKind => JSON.parse(key)), runs };
}

function writeGroups(
  pages: readonly SearchPage[],
  groups: readonly number[],
  heads: readonly PageHead[] | undefined,
  stamp: string,
): [string, string][] {
  let first = 0;
  return groups.map((count, at) => {
    const end = first + count;
    const texts = pages.slice(first, end).map(({ sections }) => sections.map(listTexts));
    const group: PageGroup = { stamp, heads: heads?.slice(first, end), texts };
    first = end;
    return [`p${at}.json`, JSON.stringify(group)];
  });
}

function listTexts({ blocks }: SearchSection): string[] {
  const shown = blocks.filter(({ kind, text }) => kind !== 'code' || text.length <= longestCode);
  return shown.map(({ text }) => text);
}
