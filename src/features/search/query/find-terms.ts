import { editDistance } from '../../../faults/edit-distance.ts';
import { places } from './index-format.ts';
import type { Postings, Terms } from './postings.ts';
import type { SearchIndex } from './read-index.ts';
import type { QueryWord } from './read-query.ts';

/** A term of the index that is taken for a word of the query. */
export type Match = {
  term: string;
  how: 'exact' | 'beginning' | 'stem' | 'misspelt';
  /** How much of the worth of the term's places counts. */
  factor: number;
  postings: Postings;
};

/** So many words with the same beginning are looked at, the shortest first. */
const mostBeginnings = 40;
/** Up to so many parts may be fetched for a word that stands nowhere; those of a large site are larger. */
const mostParts = 4;
const mostLargeParts = 2;
const smallIndex = 32;

/**
 * The terms of the index that a word may mean.
 * @param isAlone whether nothing else is asked for: then all is tried to find something
 */
export async function findTerms(
  index: SearchIndex,
  word: QueryWord,
  isAlone: boolean,
): Promise<Match[]> {
  if (word.term.length === 1 && index.headTerms) {
    readAhead(index, word.term);
    return findBeginnings(index.headTerms, word, false);
  }
  const terms = await index.readTerms(index.partOf(word.term));
  const exact = findExact(terms, word.term);
  const beginnings = findBeginnings(terms, word, exact.length > 0);
  const alike = await findAlike(index, word.term);
  const known = new Set([...exact, ...alike].map(({ term }) => term));
  const matches = [...exact, ...alike, ...beginnings.filter(({ term }) => !known.has(term))];
  // What is left of a short word may be that of another one: `post` of `postion`.
  const isSure = exact.length > 0 || (alike.length > 0 && stemOf(word.term).length > 4);
  const isFound = isSure || (word.isOpen && matches.length > 0);
  return isFound ? matches : [...matches, ...(await findMisspelt(index, word, isAlone))];
}

/** The terms that begin with what was written in one: no others are meant. */
export async function findWholes(index: SearchIndex, whole: QueryWord): Promise<Match[]> {
  const terms = await index.readTerms(index.partOf(whole.term));
  const exact = findExact(terms, whole.term);
  return [...exact, ...findBeginnings(terms, whole, exact.length > 0)];
}

/**
 * The next letter asks for one of these parts; who waits for it tells where it cannot be had. What
 * was found for this letter is shown first.
 */
function readAhead(index: SearchIndex, letter: string): void {
  setTimeout(() => {
    for (const part of listParts(index, letter)) index.readTerms(part).catch(() => {});
  });
}

const isSmall = ({ core }: SearchIndex) => core.starts.length <= smallIndex;

function findExact({ sorted, postings }: Terms, term: string): Match[] {
  const at = firstFrom(sorted, term);
  return sorted[at] === term ? [{ term, how: 'exact', factor: 1, postings: postings(at) }] : [];
}

/** Other forms of the same word. */
async function findAlike(index: SearchIndex, term: string): Promise<Match[]> {
  const stem = stemOf(term);
  if (stem.length < 4) return [];
  // Where others stand between them, the forms of a word are in two parts; of large ones one will do.
  const around = isSmall(index) ? [stem, `${stem}ing`] : [term];
  const parts = new Set(around.map(index.partOf));
  const terms = await Promise.all([...parts].map(index.readTerms));
  return terms.flatMap(({ sorted, postings }) =>
    listBeginnings(sorted, stem).flatMap((at): Match[] => {
      const other = sorted[at] ?? '';
      if (other === term || stemOf(other) !== stem) return [];
      return [{ term: other, how: 'stem', factor: 0.8, postings: postings(at) }];
    }),
  );
}

function findBeginnings(
  { sorted, postings, head }: Terms,
  { term, typed, isOpen }: Omit<QueryWord, 'subs'>,
  isKnown: boolean,
): Match[] {
  const lengthOf = (place: number) => sorted[place]?.length ?? 0;
  const base = isKnown || !isOpen ? 0.45 : 0.85;
  const matches = listBeginnings(sorted, term)
    // What lost the ending of a plural is no beginning any more.
    .filter((at) => sorted[at] !== term && sorted[at]?.startsWith(typed))
    .sort((a, b) => lengthOf(a) - lengthOf(b) || a - b)
    .slice(0, mostBeginnings)
    .map(
      (place): Match => ({
        term: sorted[place] ?? '',
        how: 'beginning',
        factor: base * Math.sqrt(term.length / lengthOf(place)),
        postings: keepShort(postings(place), term),
      }),
    );
  // More of them stand in the next part.
  const best = head(typed);
  if (!best) return matches;
  return [
    ...matches,
    { term: `${typed}…`, how: 'beginning', factor: base * 0.7, postings: keepShort(best, term) },
  ];
}

function listBeginnings(sorted: readonly string[], beginning: string): number[] {
  const found: number[] = [];
  for (let at = firstFrom(sorted, beginning); sorted[at]?.startsWith(beginning); at += 1) {
    found.push(at);
  }
  return found;
}

/** One or two letters are the beginning of too much: titles and headings alone are meant. */
function keepShort(postings: Postings, term: string): Postings {
  if (term.length > 2) return postings;
  return { ...postings, list: postings.list.filter(({ place }) => place >= places.headingPart) };
}

function firstFrom(sorted: readonly string[], term: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What is left of a word without an ending of verbs and nouns. */
function stemOf(term: string): string {
  const ending =
    /^(\p{L}{4,}?)(?:at(?:e|es|ed|ing|ion|or)|ations?|ings?|ers?|ments?|ions?|ed|es|ly|e)$/u;
  const stem = ending.exec(term)?.[1] ?? term;
  // `unsett` of `unsetting` is `unset`.
  return stem.replace(/([^aeiou])\1$/, '$1');
}

async function findMisspelt(
  index: SearchIndex,
  { term, isOpen }: QueryWord,
  isAlone: boolean,
): Promise<Match[]> {
  const most = /\d/.test(term) || term.length < 4 ? 0 : term.length < 8 ? 1 : 2;
  if (most === 0) return [];
  const near = await searchParts(index, listParts(index, term), term, most, isOpen);
  if (near.length > 0 || !isAlone) return near;
  // The first letter may be the wrong one: of a name most likely, which stands in a heading.
  const named = index.headTerms ? keepNearest(listNear(index.headTerms, term, most, isOpen)) : [];
  const likely = [...new Set(named.map((match) => index.partOf(match.term)))];
  if (likely.length > 0) return searchParts(index, likely.slice(0, mostParts), term, most, isOpen);
  const all = isSmall(index) ? index.core.starts.map((_, at) => at) : [];
  return searchParts(index, all, term, most, isOpen);
}

/** The parts with the terms that have the same first letters, as many as may be fetched. */
function listParts(index: SearchIndex, term: string): number[] {
  for (const length of [1, 2, 3]) {
    const head = term.slice(0, length);
    const [first, last] = [index.partOf(head), index.partOf(`${head}\uffff`)];
    const count = last - first + 1;
    if (count <= (isSmall(index) ? mostParts : mostLargeParts))
      return Array.from({ length: count }, (_, at) => first + at);
  }
  return [index.partOf(term)];
}

async function searchParts(
  index: SearchIndex,
  parts: readonly number[],
  written: string,
  most: number,
  isOpen: boolean,
): Promise<Match[]> {
  const read = await Promise.all(parts.map(index.readTerms));
  return keepNearest(read.flatMap((terms) => listNear(terms, written, most, isOpen)));
}

type Near = { term: string; distance: number; postings: () => Postings };

function listNear(
  { sorted, postings }: Terms,
  written: string,
  most: number,
  isOpen: boolean,
): Near[] {
  return sorted.flatMap((term, at) => {
    if (/[^\p{L}]/u.test(term)) return [];
    const whole = editDistance(written, term, most);
    const open = isOpen && whole > 1 ? editDistance(written, term, most, true) : most + 1;
    const distance = Math.min(whole, open + 0.5);
    return distance > most ? [] : [{ term, distance, postings: () => postings(at) }];
  });
}

function keepNearest(found: readonly Near[]): Match[] {
  const least = Math.min(...found.map(({ distance }) => distance));
  return found
    .filter(({ distance }) => distance < least + 1)
    .map(({ term, distance, postings }) => ({
      term,
      how: 'misspelt',
      factor: 0.8 - distance * 0.2,
      postings: postings(),
    }));
}
