import { getOrAdd } from './get-or-add.ts';
import { termsOfHeads } from './heading-terms.ts';
import {
  findTermShard,
  type IndexCore,
  type IndexedHead,
  type IndexedKind,
  type PageGroup,
  type TermShard,
} from './index-format.ts';
import { decodePostings, type Terms } from './postings.ts';

/**
 * Fetches a file of the index by its name.
 * @throws if that fails
 */
export type FetchFile = <File>(name: string) => Promise<File>;

/** The index, whose files are fetched on demand, each once. */
export type SearchIndex = {
  core: IndexCore;
  kindOf: (page: number) => IndexedKind;
  /** The shard that contains a term, or would contain it. */
  shardOf: (term: string) => number;
  readTerms: (shard: number) => Promise<Terms>;
  /** The terms of titles and headings, if the first file contains these, so that nothing needs to be fetched. */
  headTerms?: Terms;
  readPage: (page: number) => Promise<{ head: IndexedHead; texts: string[][] }>;
  /** The head of a page, without its texts; from the first file if that contains heads. */
  readHead: (page: number) => Promise<IndexedHead>;
};

/**
 * Opens the index.
 * @throws OutdatedError from its functions, if the site was published again in the meantime
 */
export async function openIndex(fetchFile: FetchFile): Promise<SearchIndex> {
  const core = await fetchFile<IndexCore>('core.json');
  const kinds = core.runs.flatMap(([count, kind]) => Array.from({ length: count }, () => kind));
  const places = core.groups.flatMap((count, group) =>
    Array.from({ length: count }, (_, at) => ({ group, at })),
  );
  const groups = keepAll(async (at) => checkStamp(core, await fetchFile<PageGroup>(`p${at}.json`)));
  const shards = keepAll(async (at) => {
    const shard = checkStamp(core, await fetchFile<TermShard>(`t${at}.json`));
    const terms = decodeTerms(shard);
    if (terms.sorted.length > 0 && terms.sorted[0] !== core.starts[at]) throw new OutdatedError();
    return terms;
  });
  const readPage: SearchIndex['readPage'] = async (page) => {
    const { group, at } = places[page] ?? { group: 0, at: 0 };
    const { heads, texts } = await groups(group);
    return { head: core.heads?.[page] ?? heads?.[at] ?? ['', ''], texts: texts[at] ?? [] };
  };
  return {
    core,
    kindOf: (page) => core.kinds[kinds[page] ?? 0] ?? { lvl0: '', tag: '', weight: 1 },
    shardOf: (term) => findTermShard(core.starts, term),
    readTerms: shards,
    ...(core.heads && { headTerms: termsOfHeads(core.heads) }),
    readPage,
    readHead: async (page) => core.heads?.[page] ?? (await readPage(page)).head,
  };
}

/** Thrown if a file is from another build than the first one. */
export class OutdatedError extends Error {}

function checkStamp<File extends { stamp: string }>({ stamp }: IndexCore, file: File): File {
  if (file.stamp !== stamp) throw new OutdatedError();
  return file;
}

/** Failed requests are retried next time. */
function keepAll<Value>(read: (at: number) => Promise<Value>): (at: number) => Promise<Value> {
  const reads = new Map<number, Promise<Value>>();
  return (at) =>
    getOrAdd(reads, at, () => {
      const value = read(at);
      value.catch(() => reads.delete(at));
      return value;
    });
}

function decodeTerms({ terms, posts, heads }: TermShard): Terms {
  let last = '';
  const sorted =
    terms === ''
      ? []
      : terms.split(' ').map((coded) => {
          last = last.slice(0, Number.parseInt(coded[0] ?? '0', 36)) + coded.slice(1);
          return last;
        });
  const texts = posts.split(' ');
  return {
    sorted,
    postings: (at) => decodePostings(texts[at] ?? ''),
    head: (beginning) =>
      Object.hasOwn(heads, beginning) ? decodePostings(heads[beginning] ?? '') : undefined,
  };
}
