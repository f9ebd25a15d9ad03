import { getOrAdd } from '../query/get-or-add.ts';
import type { TermPart } from '../query/index-format.ts';
import { encodePostings, takeBest } from './encode-postings.ts';
import { pageOf, placeOf } from './packed-posting.ts';
import type { CollectedTerms } from './term-record.ts';

type Term = CollectedTerms['terms'][number] & { post: string };

/** The longest beginning for which the best places are written down ahead. */
const longestHead = 8;
/** So many pages are kept for a beginning. */
const headPages = 40;

/**
 * Divides the terms into parts of about the same size, in the order of the alphabet.
 * @returns as many parts as asked for; the last ones may be empty
 */
export function writeTerms(
  { terms, all: postings }: CollectedTerms,
  parts: number,
  stamp: string,
): { starts: string[]; parts: TermPart[] } {
  const sorted = terms.toSorted((a, b) => (a.term < b.term ? -1 : 1));
  const all = sorted.map((term): Term => {
    return { ...term, post: encodePostings(postings.subarray(term.start, term.end)) };
  });
  const stretches = divide(all, parts);
  const heads = stretches.map((stretch, at) => {
    const next = stretches[at + 1]?.[0]?.term ?? '';
    return findHeads(stretch.at(-1)?.term ?? '', next);
  });
  const best = bestOfHeads(all, postings, new Set(heads.flat()));
  const starts = stretches.map((stretch) => stretch[0]?.term ?? '\uffff');
  // Each is looked up where it would stand itself.
  const headsOf = Map.groupBy([...best].sort(), ([head]) => partOf(starts, head));
  return {
    starts,
    parts: stretches.map((stretch, at) => ({
      stamp,
      terms: frontCode(stretch.map(({ term }) => term)),
      posts: stretch.map(({ post }) => post).join(' '),
      heads: Object.fromEntries(headsOf.get(at) ?? []),
    })),
  };
}

/** The part in which a term stands, or would stand. */
function partOf(starts: readonly string[], term: string): number {
  const after = starts.findIndex((start) => start > term);
  return Math.max(0, (after === -1 ? starts.length : after) - 1);
}

function divide(terms: readonly Term[], parts: number): Term[][] {
  const sizeOf = ({ term, post }: Term) => post.length + term.length / 2;
  const whole = terms.reduce((sum, term) => sum + sizeOf(term), 0);
  const stretches = Array.from({ length: parts }, (): Term[] => []);
  let size = 0;
  for (const term of terms) {
    stretches[Math.min(parts - 1, Math.floor((size / whole) * parts))]?.push(term);
    size += sizeOf(term);
  }
  // One very common term may fill more than a part.
  return [
    ...stretches.filter(({ length }) => length > 0),
    ...stretches.filter((s) => s.length === 0),
  ];
}

/** The beginnings that two neighbours in different parts share. */
function findHeads(last: string, next: string): string[] {
  const heads: string[] = [];
  for (let at = 0; at < longestHead && at < last.length && last[at] === next[at]; at += 1) {
    heads.push(last.slice(0, at + 1));
  }
  return heads;
}

/** @param terms sorted: those with one beginning stand together */
function bestOfHeads(
  terms: readonly Term[],
  postings: Float64Array,
  heads: ReadonlySet<string>,
): Map<string, string> {
  const ranges = new Map<string, { first: number; end: number }>();
  terms.forEach(({ term }, at) => {
    for (let length = 1; length <= Math.min(longestHead, term.length); length += 1) {
      const head = term.slice(0, length);
      if (!heads.has(head)) continue;
      const range = getOrAdd(ranges, head, () => ({ first: at, end: at }));
      range.end = at + 1;
    }
  });
  return new Map(
    [...ranges].map(([head, { first, end }]) => {
      const lists = terms.slice(first, end).map((term) => postings.subarray(term.start, term.end));
      return [head, encodeBest(lists)];
    }),
  );
}

/** Of each page its best place, the first one among equals; of these the best of all. */
function encodeBest(lists: readonly Float64Array[]): string {
  const pages = lists.reduce((most, list) => Math.max(most, pageOf(list.at(-1) ?? 0) + 1), 0);
  /** By page; -1 where no term stands on it. */
  const best = new Float64Array(pages).fill(-1);
  for (const list of lists) {
    for (const packed of list) {
      const page = pageOf(packed);
      const known = best[page] ?? -1;
      if (known < 0 || placeOf(known) < placeOf(packed)) best[page] = packed;
    }
  }
  return encodePostings(
    takeBest(
      best.filter((packed) => packed >= 0),
      headPages,
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
