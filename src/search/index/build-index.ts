import { createHash } from 'node:crypto';
import type { IndexCore, PageGroup, PageHead, PageKind } from '../query/index-format.ts';
import { slugOf } from '../query/index-format.ts';
import type { SearchPage, SearchSection } from '../records/search-page.ts';
import { createTermCollector } from './collect-terms.ts';
import type { IndexPlan } from './plan-parts.ts';
import { writeTerms } from './write-terms.ts';

/** Longer code is found, and not shown: what is said of it is. */
const longestCode = 240;
/** The heads of all pages stand in the first file while they are no longer than this. */
const headsAtOnce = 60_000;

/**
 * Makes the files of the index that browsers search in, as texts by their names in its folder.
 * @param pages in the order that the plan was made for; each is read once, and not kept
 */
export function buildIndex(pages: Iterable<SearchPage>, plan: IndexPlan): Map<string, string> {
  const { terms, heads, kinds, texts, language } = readPages(pages);
  const stamp = createHash('sha256').update(JSON.stringify(heads)).digest('base64url').slice(0, 8);
  const { starts, parts } = writeTerms(terms, plan.parts, stamp);
  const atOnce = JSON.stringify(heads).length <= headsAtOnce;
  const core: IndexCore = {
    stamp,
    language,
    pages: heads.length,
    starts,
    groups: plan.groups,
    ...listKinds(kinds),
    ...(atOnce && { heads }),
  };
  return new Map([
    ['core.json', JSON.stringify(core)],
    ...parts.map((part, at) => [`t${at}.json`, JSON.stringify(part)] as const),
    ...writeGroups(texts, plan.groups, atOnce ? undefined : heads, stamp),
  ]);
}

/** What is kept of pages: all that is in them would not fit into the memory of a large site's build. */
function readPages(pages: Iterable<SearchPage>) {
  const terms = createTermCollector();
  const heads: PageHead[] = [];
  const kinds: string[] = [];
  const texts: string[] = [];
  let language = '';
  for (const page of pages) {
    terms.add(page, heads.length);
    heads.push(headOf(page));
    kinds.push(kindOf(page));
    texts.push(JSON.stringify(page.sections.map(listTexts)));
    language ||= page.language;
  }
  return { terms: terms.list(), heads, kinds, texts, language };
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

const kindOf = ({ lvl0, tag, version, weight }: SearchPage): string =>
  JSON.stringify({ lvl0, tag, version, weight } satisfies PageKind);

function listKinds(keys: readonly string[]): Pick<IndexCore, 'kinds' | 'runs'> {
  const kinds = new Map<string, number>();
  const runs: [number, number][] = [];
  for (const key of keys) {
    const kind = kinds.get(key) ?? kinds.size;
    kinds.set(key, kind);
    const run = runs.at(-1);
    if (run?.[1] === kind) run[0] += 1;
    else runs.push([1, kind]);
  }
  return { kinds: [...kinds.keys()].map((key): PageKind => JSON.parse(key)), runs };
}

/** @param texts of each page, as JSON */
function writeGroups(
  texts: readonly string[],
  groups: readonly number[],
  heads: readonly PageHead[] | undefined,
  stamp: string,
): [string, string][] {
  let first = 0;
  return groups.map((count, at) => {
    const end = first + count;
    const group: Omit<PageGroup, 'texts'> = { stamp, heads: heads?.slice(first, end) };
    const written = `${JSON.stringify(group).slice(0, -1)},"texts":[${texts.slice(first, end)}]}`;
    first = end;
    return [`p${at}.json`, written];
  });
}

function listTexts({ blocks }: SearchSection): string[] {
  const shown = blocks.filter(({ kind, text }) => kind !== 'code' || text.length <= longestCode);
  return shown.map(({ text }) => text);
}
