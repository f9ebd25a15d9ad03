import { editDistance } from '../../../diagnostics/edit-distance.ts';
import { findRun, findSpellings, firstFrom, type Match, readFor } from './exact-terms.ts';
import { fields } from './index-format.ts';
import type { Postings, Terms } from './postings.ts';
import type { SearchIndex } from './read-index.ts';
import type { QueryWord } from './read-query.ts';
import { baseOf, isDense, listPairs, stopWords } from './tokenize.ts';

/** The maximum number of terms with a prefix that are considered, shortest first. */
const maxPrefixMatches = 40;
/** The maximum number of shards fetched for a word that isn't in the index; those of a large site are larger. */
const maxShards = 4;
const maxLargeShards = 2;
const smallIndexShards = 32;

/**
 * Finds the terms of the index that a word matches.
 * @param count how many words the query has: the fewer, the more shards are tried for this one
 */
export async function findTerms(
  index: SearchIndex,
  word: QueryWord,
  count: number,
): Promise<Match[]> {
  const pairs = isDense(word.term) ? listPairs(word.term).slice(0, -1) : [];
  if (pairs.length > 0) return findRun(index, word.term, pairs);
  const isStop = stopWords.has(word.term);
  // `do` of `how do` isn't the start of a word.
  if (isStop && !word.isOpen) return findSpellings(await readFor(index, word.term), word);
  const heads = /^\w$/.test(word.term) ? index.headTerms : undefined;
  if (heads) prefetchShards(index, word.term);
  const terms = heads && word.isOpen ? heads : await readFor(index, word.term);
  const whole = findSpellings(terms, word);
  // A letter beside other words isn't the start of one.
  const beginnings =
    heads && count > 1 ? [] : findPrefixMatches(heads ?? terms, word, whole.length > 0);
  // `the` says nothing if it may become `theme`.
  const exact = isStop && beginnings.length > 0 ? [] : whole;
  const alike = await findStemMatches(index, word.term);
  const matchedTerms = new Set([...exact, ...alike].map(({ term }) => term));
  const matches = [...exact, ...alike, ...beginnings.filter(({ term }) => !matchedTerms.has(term))];
  // A short stem may be that of another word: `post` of `postion`.
  const isSure = exact.length > 0 || (alike.length > 0 && stemOf(word.term).length > 4);
  const isFound = isSure || (word.isOpen && matches.length > 0);
  return isFound ? matches : [...matches, ...(await findTypoMatches(index, word, count))];
}

/** The terms that start with a compound such as `stylex.create`: no typos, no stems. */
export async function findWholeMatches(index: SearchIndex, whole: QueryWord): Promise<Match[]> {
  const terms = await readFor(index, whole.term);
  const exact = findSpellings(terms, whole);
  return [...exact, ...findPrefixMatches(terms, whole, exact.length > 0)];
}

/** Fetches the shards that the next letter needs, after the current results are shown. */
function prefetchShards(index: SearchIndex, letter: string): void {
  setTimeout(() => {
    for (const shard of listShards(index, letter)) index.readTerms(shard).catch(() => {});
  });
}

const isSmall = ({ core }: SearchIndex) => core.starts.length <= smallIndexShards;

/** Other forms of the same word. */
async function findStemMatches(index: SearchIndex, term: string): Promise<Match[]> {
  const stem = stemOf(term);
  if (stem.length < 4) return [];
  // The forms of a word may be in two shards; of large ones, one is enough.
  const around = isSmall(index) ? [stem, `${stem}ing`] : [term];
  const shards = new Set(around.map(index.shardOf));
  const terms = await Promise.all([...shards].map(index.readTerms));
  return terms.flatMap(({ sorted, postings }) =>
    listWithPrefix(sorted, stem).flatMap((at): Match[] => {
      const other = sorted[at] ?? '';
      // `them` is no form of `theme`.
      if (other === term || stemOf(other) !== stem || stopWords.has(other)) return [];
      return [{ term: other, how: 'stem', factor: 0.8, postings: postings(at) }];
    }),
  );
}

function findPrefixMatches(
  { sorted, postings, head }: Terms,
  { term, typed, isOpen }: Omit<QueryWord, 'subs'>,
  isKnown: boolean,
): Match[] {
  const lengthOf = (at: number) => baseOf(sorted[at] ?? '').length;
  const base = isKnown || !isOpen ? 0.45 : 0.85;
  const matches = listWithPrefix(sorted, term)
    // Without its plural ending, a term may not start with what was typed.
    .filter((at) => sorted[at] !== term && sorted[at]?.startsWith(typed))
    .filter((at) => !stopWords.has(sorted[at] ?? ''))
    .sort((a, b) => lengthOf(a) - lengthOf(b) || a - b)
    .slice(0, isDense(term) ? undefined : maxPrefixMatches)
    .map(
      (at): Match => ({
        term: sorted[at] ?? '',
        how: 'prefix',
        factor: base * Math.sqrt(term.length / lengthOf(at)),
        postings: keepShort(postings(at), term),
      }),
    );
  // Further ones are in the next shard.
  const best = head(typed);
  if (!best) return matches;
  return [
    ...matches,
    { term: `${typed}…`, how: 'prefix', factor: base * 0.7, postings: keepShort(best, term) },
  ];
}

function listWithPrefix(sorted: readonly string[], beginning: string): number[] {
  const candidates: number[] = [];
  for (let at = firstFrom(sorted, beginning); sorted[at]?.startsWith(beginning); at += 1) {
    candidates.push(at);
  }
  return candidates;
}

/** One or two Latin letters match only titles and headings: they are the prefix of too much. */
function keepShort(postings: Postings, term: string): Postings {
  if (!/^\w\w?$/.test(term)) return postings;
  return { ...postings, list: postings.list.filter(({ field }) => field >= fields.headingSubword) };
}

/** A word without its verb or noun ending. */
function stemOf(term: string): string {
  const ending =
    /^(\p{L}{4,}?)(?:at(?:e|es|ed|ing|ion|or)|ations?|ings?|ers?|ments?|ions?|ed|es|ly|e)$/u;
  const stem = ending.exec(term)?.[1] ?? term;
  // `unsett` of `unsetting` is `unset`.
  return stem.replace(/([^aeiou])\1$/, '$1');
}

async function findTypoMatches(
  index: SearchIndex,
  { term, isOpen }: QueryWord,
  count: number,
): Promise<Match[]> {
  const maxDistance = /\d/.test(term) || term.length < 4 ? 0 : term.length < 8 ? 1 : 2;
  if (maxDistance === 0) return [];
  const near = await searchShards(index, listShards(index, term), term, maxDistance, isOpen);
  if (near.length > 0 || count > 2) return near;
  // The first letter may be wrong, most likely in a name, which is in a heading.
  const named = index.headTerms
    ? keepNearest(listNear(index.headTerms, term, maxDistance, isOpen))
    : [];
  const likely = [...new Set(named.map((match) => index.shardOf(match.term)))];
  if (likely.length > 0)
    return searchShards(index, likely.slice(0, maxShards), term, maxDistance, isOpen);
  const all = count === 1 && isSmall(index) ? index.core.starts.map((_, at) => at) : [];
  return searchShards(index, all, term, maxDistance, isOpen);
}

/** The shards with the terms that share the first letters, up to the limit. */
function listShards(index: SearchIndex, term: string): number[] {
  for (const length of [1, 2, 3]) {
    const head = term.slice(0, length);
    const [first, last] = [index.shardOf(head), index.shardOf(`${head}\uffff`)];
    const count = last - first + 1;
    if (count <= (isSmall(index) ? maxShards : maxLargeShards))
      return Array.from({ length: count }, (_, at) => first + at);
  }
  return [index.shardOf(term)];
}

async function searchShards(
  index: SearchIndex,
  shards: readonly number[],
  written: string,
  maxDistance: number,
  isOpen: boolean,
): Promise<Match[]> {
  const read = await Promise.all(shards.map(index.readTerms));
  return keepNearest(read.flatMap((terms) => listNear(terms, written, maxDistance, isOpen)));
}

type Near = { term: string; distance: number; postings: () => Postings };

function listNear(
  { sorted, postings }: Terms,
  written: string,
  maxDistance: number,
  isOpen: boolean,
): Near[] {
  return sorted.flatMap((term, at) => {
    const base = baseOf(term);
    if (/[^\p{L}]/u.test(base)) return [];
    const whole = editDistance(written, base, maxDistance);
    const open =
      isOpen && whole > 1 ? editDistance(written, base, maxDistance, true) : maxDistance + 1;
    const distance = Math.min(whole, open + 0.5);
    return distance > maxDistance ? [] : [{ term, distance, postings: () => postings(at) }];
  });
}

function keepNearest(candidates: readonly Near[]): Match[] {
  const least = Math.min(...candidates.map(({ distance }) => distance));
  return candidates
    .filter(({ distance }) => distance < least + 1)
    .map(({ term, distance, postings }) => ({
      term,
      how: 'typo',
      factor: 0.8 - distance * 0.2,
      postings: postings(),
    }));
}
