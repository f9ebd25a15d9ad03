import { getOrAdd } from '../query/get-or-add.ts';
import { findTermShard, type TermShard } from '../query/index-format.ts';
import { baseOf, stopWords } from '../query/tokenize.ts';
import { encodePostings, fieldOf, pageOf, takeBest } from './encode-postings.ts';
import type { CollectedTerms } from './term-record.ts';

type Term = CollectedTerms['terms'][number] & { post: string };

/** The maximum length of prefixes whose best postings are precomputed. */
const maxPrefixLength = 8;
/** The maximum number of pages stored for a prefix. */
const maxPrefixPages = 40;

/**
 * Divides the sorted terms into shards of about equal size.
 * @returns the requested number of shards; the last ones may be empty
 */
export function writeTerms(
  { terms, all: postings }: CollectedTerms,
  shards: number,
  stamp: string,
): { starts: string[]; shards: TermShard[] } {
  const sorted = terms.toSorted((a, b) => (a.term < b.term ? -1 : 1));
  const all = sorted.map((term): Term => {
    return { ...term, post: encodePostings(postings.subarray(term.start, term.end)) };
  });
  const stretches = divide(all, shards);
  const heads = stretches.map((stretch, at) => {
    const next = stretches[at + 1]?.[0]?.term ?? '';
    return findSharedPrefixes(stretch.at(-1)?.term ?? '', next);
  });
  const best = bestOfPrefixes(all, postings, new Set(heads.flat()));
  const starts = stretches.map((stretch) => stretch[0]?.term ?? '\uffff');
  // A prefix is looked up in the shard that it would be in as a term.
  const headsOf = Map.groupBy([...best].sort(), ([head]) => findTermShard(starts, head));
  return {
    starts,
    shards: stretches.map((stretch, at) => ({
      stamp,
      terms: frontCode(stretch.map(({ term }) => term)),
      posts: stretch.map(({ post }) => post).join(' '),
      heads: Object.fromEntries(headsOf.get(at) ?? []),
    })),
  };
}

function divide(terms: readonly Term[], shards: number): Term[][] {
  const sizeOf = ({ term, post }: Term) => post.length + term.length / 2;
  const whole = terms.reduce((sum, term) => sum + sizeOf(term), 0);
  const stretches = Array.from({ length: shards }, (): Term[] => []);
  let [size, at, last] = [0, 0, ''];
  for (const term of terms) {
    const base = baseOf(term.term);
    // All spellings of a word are in one shard.
    if (base !== last) at = Math.min(shards - 1, Math.floor((size / whole) * shards));
    stretches[at]?.push(term);
    size += sizeOf(term);
    last = base;
  }
  // One very common term may fill more than a shard.
  return [
    ...stretches.filter(({ length }) => length > 0),
    ...stretches.filter((s) => s.length === 0),
  ];
}

/** The prefixes that the last term of a shard shares with the first of the next. */
function findSharedPrefixes(last: string, next: string): string[] {
  const heads: string[] = [];
  for (let at = 0; at < maxPrefixLength && at < last.length && last[at] === next[at]; at += 1) {
    heads.push(last.slice(0, at + 1));
  }
  return heads;
}

/** @param terms sorted, so that those with one prefix are together */
function bestOfPrefixes(
  terms: readonly Term[],
  postings: Float64Array,
  heads: ReadonlySet<string>,
): Map<string, string> {
  const ranges = new Map<string, { first: number; end: number }>();
  terms.forEach(({ term }, at) => {
    for (let length = 1; length <= Math.min(maxPrefixLength, term.length); length += 1) {
      const head = term.slice(0, length);
      if (!heads.has(head)) continue;
      const range = getOrAdd(ranges, head, () => ({ first: at, end: at }));
      range.end = at + 1;
    }
  });
  return new Map(
    [...ranges].map(([head, { first, end }]) => {
      const meant = terms.slice(first, end).filter(({ term }) => !stopWords.has(term));
      const lists = meant.map((term) => postings.subarray(term.start, term.end));
      return [head, encodeBest(lists)];
    }),
  );
}

/** The best posting of each page (the first of equal ones), and the best among these. */
function encodeBest(lists: readonly Float64Array[]): string {
  const pages = lists.reduce((most, list) => Math.max(most, pageOf(list.at(-1) ?? 0) + 1), 0);
  /** By page; -1 for a page without these terms. */
  const best = new Float64Array(pages).fill(-1);
  for (const list of lists) {
    for (const packed of list) {
      const page = pageOf(packed);
      const bestSoFar = best[page] ?? -1;
      if (bestSoFar < 0 || fieldOf(bestSoFar) < fieldOf(packed)) best[page] = packed;
    }
  }
  return encodePostings(
    takeBest(
      best.filter((packed) => packed >= 0),
      maxPrefixPages,
    ),
  );
}

function frontCode(terms: readonly string[]): string {
  let last = '';
  return terms
    .map((term) => {
      let same = 0;
      while (same < 35 && same < last.length && last[same] === term[same]) same += 1;
      last = term;
      return same.toString(36) + term.slice(same);
    })
    .join(' ');
}
