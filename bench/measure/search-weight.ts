import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createIndexClient } from '../../src/features/search/query/local-client.ts';

/** What the search of a built site weighs, in bytes as they are sent, and how long it takes. */
export type SearchWeight = {
  files: number;
  gzip: number;
  /** What the heaviest of some first queries fetches of the index. */
  firstQueryGzip: number;
  /** The median of the same queries, once all is there. */
  queryMs: number;
};

/** So many pages are searched for by their titles: whole, half, and with a slip. */
const searched = 20;

/** Asks the index of a built site for some of its pages. @param folder where its files are */
export async function weighSearch(folder: string): Promise<SearchWeight> {
  const sizes = new Map(
    readdirSync(folder).map((name) => [name, gzipSync(readText(folder, name)).length]),
  );
  const queries = readTitles(folder).flatMap(writeQueries);
  const all = createIndexClient(async (name) => JSON.parse(readText(folder, name)));
  let firstQueryGzip = 0;
  const times: number[] = [];
  for (const query of queries) {
    let sent = 0;
    const first = createIndexClient(async (name) => {
      sent += sizes.get(name) ?? 0;
      return JSON.parse(readText(folder, name));
    });
    await first.search({ query });
    firstQueryGzip = Math.max(firstQueryGzip, sent);
    await all.search({ query });
    const start = performance.now();
    await all.search({ query });
    times.push(performance.now() - start);
  }
  const gzip = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const queryMs = times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
  return { files: sizes.size, gzip, firstQueryGzip, queryMs };
}

const readText = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');

type Head = [path: string, title: string];

/** The titles of pages from everywhere in the index, where their heads stand. */
function readTitles(folder: string): string[] {
  const core: { heads?: Head[]; groups: number[] } = JSON.parse(readText(folder, 'core.json'));
  const spread = (count: number) =>
    Array.from({ length: searched }, (_, at) => Math.floor((at * count) / searched));
  const { heads, groups } = core;
  const matches = heads
    ? spread(heads.length).map((at) => heads[at])
    : spread(groups.length).map((at) => {
        const group: { heads: Head[] } = JSON.parse(readText(folder, `p${at}.json`));
        return group.heads[0];
      });
  return matches.flatMap((head) => (head ? [head[1]] : []));
}

function writeQueries(title: string): string[] {
  const middle = Math.ceil(title.length / 2);
  const [a = '', b = ''] = title.slice(middle - 1, middle + 1);
  const slipped = title.slice(0, middle - 1) + b + a + title.slice(middle + 1);
  return [title, title.slice(0, middle), slipped];
}
