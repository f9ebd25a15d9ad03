import { getOrAdd } from '../query/get-or-add.ts';
import type { TermPart } from '../query/index-format.ts';
import { encodePostings, type Posting } from '../query/postings.ts';
import { unpackPosting } from './packed-posting.ts';

/** `list` is packed. */
type Term = { term: string; list: readonly number[]; post: string };

/** The longest beginning for which the best places are written down ahead. */
const longestHead = 8;
/** So many pages are kept for a beginning. */
const headPages = 40;

/**
 * Divides the terms into parts of about the same size, in the order of the alphabet.
 * @returns as many parts as asked for; the last ones may be empty
 */
export function writeTerms(
  terms: ReadonlyMap<string, readonly number[]>,
  parts: number,
  stamp: string,
): { starts: string[]; parts: TermPart[] } {
  const sorted = [...terms.keys()].sort();
  const all = sorted.map((term): Term => {
    const list = terms.get(term) ?? [];
    return { term, list, post: encodePostings(list.map(unpackPosting)) };
  });
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

function bestOfHeads(terms: readonly Term[], heads: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, Map<number, Posting>>();
  for (const { term, list } of terms) {
    for (let length = 1; length <= Math.min(longestHead, term.length); length += 1) {
      const head = term.slice(0, length);
      if (!heads.has(head)) continue;
      const pages = getOrAdd(found, head, () => new Map<number, Posting>());
      for (const packed of list) {
        const posting = unpackPosting(packed);
        const known = pages.get(posting.page);
        if (!known || known.place < posting.place) pages.set(posting.page, posting);
      }
    }
  }
  return new Map([...found].map(([head, pages]) => [head, encodeBest([...pages.values()])]));
}

function encodeBest(list: Posting[]): string {
  const best = list.sort((a, b) => b.place - a.place || a.page - b.page).slice(0, headPages);
  return encodePostings(best.sort((a, b) => a.page - b.page));
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
