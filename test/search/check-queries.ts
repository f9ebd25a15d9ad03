import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Hit, SearchClient } from '../../src/features/search/client/search-client.ts';
import { createIndexClient } from '../../src/features/search/query/local-client.ts';

type Wanted = { query: string; within: number; want: string[] };

/** What came of a query: the place of the first hit that was wanted, from 1. */
export type Checked = Wanted & { kind: string; place: number; hits: Hit[]; isHeldOut: boolean };

const queries: Record<string, Wanted[]> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'queries.json'), 'utf8'),
);

/** A client over the index of a built site, and the sum of what it fetched, as it is sent. */
export function openBuiltIndex(folder: string, count = (_name: string, _text: string) => {}) {
  return createIndexClient(async (name) => {
    const text = readFileSync(path.join(folder, name.replace(/\?.*/, '')), 'utf8');
    count(name, text);
    return JSON.parse(text);
  });
}

/** Asks every query of the set. Every third one of a kind is held out: the engine is not tuned by it. */
export async function checkQueries(client: SearchClient): Promise<Checked[]> {
  const all = Object.entries(queries).flatMap(([kind, list]) =>
    list.map((wanted, at) => ({ ...wanted, kind, isHeldOut: at % 3 === 2 })),
  );
  return Promise.all(
    all.map(async (wanted) => {
      const { hits } = await client.search({ query: wanted.query, words: 15 });
      const place = 1 + hits.findIndex((hit) => wanted.want.some((url) => leadsTo(hit, url)));
      return { ...wanted, hits, place };
    }),
  );
}

/** An address without an anchor means any place of its page. */
function leadsTo({ url }: Hit, wanted: string): boolean {
  return url === wanted || url.split('#')[0] === wanted;
}

/** The share of queries that found what they want among the first so many. */
export function shareWithin(checked: readonly Checked[], places: number): number {
  return checked.filter(({ place }) => place > 0 && place <= places).length / checked.length;
}
