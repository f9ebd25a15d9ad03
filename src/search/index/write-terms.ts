import { getOrAdd } from '../query/get-or-add.ts';
import type { TermPart } from '../query/index-format.ts';
import type { CollectedTerm } from './collect-terms.ts';
import { encodePostings, takeBest } from './encode-postings.ts';
import { pageOf, placeOf } from './packed-posting.ts';

type Term = CollectedTerm & { post: string };

/** The longest beginning for which the best places are written down ahead. */
const longestHead = 8;
/** So many pages are kept for a beginning. */
const headPages = 40;

/**
 * Divides the terms into parts of about the same size, in the order of the alphabet.
 * @returns as many parts as asked for; the last ones may be empty
 */
export function writeTerms(
  terms: readonly CollectedTerm[],
  parts: number,
  stamp: string,
): { starts: string[]; parts: TermPart[] } {
  const sorted = terms.toSorted((a, b) => (a.term < b.term ? -1 : 1));
  const all = sorted.map(({ term, list }): Term => ({ term, list, post: encodePostings(list) }));
  const stretches = divide(all, parts);
  const heads = stretches.map((stretch, at) => {
    const next = stretches[at + 1]?.[0]?.term ?? '';
    return findHeads(stretch.at(-1)?.term ?? '', next);
  });
  const best = bestOfHeads(all, new Set(heads.flat()));
  const starts = stretches.map((stretch) => stretch[0]?.term ?? '\uffff');
  return {
    starts,
    parts: stretches.map((stretch, at) => ({
      stamp,
      terms: frontCode(stretch.map(({ term }) => term)),
      posts: stretch.map(({ post }) => post).join(' '),
      // It is looked up where it would stand itself.
      heads: Object.fromEntries([...best].filter(([head]) => partOf(starts, head) === at).sort()),
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
function bestOfHeads(terms: readonly Term[], heads: ReadonlySet<string>): Map<string, string> {
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
    [...ranges].map(([head, { first, end }]) => [head, encodeBest(terms.slice(first, end))]),
  );
}

/** Of each page its best place, the first one among equals; of these the best of all. */
function encodeBest(terms: readonly Term[]): string {
  /** By page; what no term stands on is a hole. */
  const best: number[] = [];
  for (const { list } of terms) {
    for (const packed of list) {
      const page = pageOf(packed);
      const known = best[page];
      if (known === undefined || placeOf(known) < placeOf(packed)) best[page] = packed;
    }
  }
  return encodePostings(takeBest(Object.values(best), headPages));
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
