import { getOrAdd } from '../query/get-or-add.ts';
import { listHeadingTerms } from '../query/heading-terms.ts';
import { places } from '../query/index-format.ts';
import { findChunks, type Piece, splitChunk } from '../query/split-words.ts';
import { stopWords } from '../query/stop-words.ts';
import type { SearchPage, SearchSection, TextBlock } from '../records/search-page.ts';
import { packPosting } from './packed-posting.ts';

/** How often a term stands in the text and in the code of a section, and its best place. */
type Counts = { place: number; text: number; code: number };

/** Adds where the terms of a page stand, packed, to those of the pages before it. */
export function collectTerms(page: SearchPage, number: number, terms: Map<string, number[]>): void {
  page.sections.forEach((section, at) => {
    for (const [term, counts] of countTerms(section, at === 0)) {
      const posting = packPosting({ page: number, section: at, place: placeOf(counts) });
      getOrAdd(terms, term, (): number[] => []).push(posting);
    }
  });
}

function placeOf({ place, text, code }: Counts): number {
  if (text > 0)
    return Math.max(place, [places.text, places.textTwice][text - 1] ?? places.textOften);
  return Math.max(place, code > 2 ? places.codeOften : places.code);
}

function countTerms(section: SearchSection, isPage: boolean): Map<string, Counts> {
  const terms = new Map<string, Counts>();
  const countsOf = (term: string) => getOrAdd(terms, term, () => ({ place: -1, text: 0, code: 0 }));
  const raise = (term: string, place: number) => {
    const counts = countsOf(term);
    counts.place = Math.max(counts.place, place);
  };
  for (const { term, place } of listHeadingTerms(section.heading, isPage)) raise(term, place);
  for (const block of section.blocks) {
    for (const { chunk } of findChunks(block.text)) {
      for (const piece of splitChunk(chunk)) {
        if (!isWorthIt(piece, chunk, block)) continue;
        const counts = countsOf(piece.term);
        if (block.kind === 'code') counts.code += 1;
        else if (piece.kind === 'sub') counts.place = Math.max(counts.place, places.textPart);
        else counts.text += 1;
        if (block.kind === 'lead') raise(piece.term, places.lead);
      }
    }
  }
  return terms;
}

/** What nobody would look for: function words, single letters, class names and numbers in code. */
function isWorthIt({ term, kind }: Piece, chunk: string, block: TextBlock): boolean {
  if (kind === 'whole') return block.kind !== 'code' || /^[:@]/.test(term);
  if (stopWords.has(term) || term.length < 2) return false;
  return block.kind !== 'code' || (kind !== 'sub' && !(/\d/.test(term) && !/^\p{Lu}/u.test(chunk)));
}
