import { listHeadingTerms } from '../query/heading-terms.ts';
import { places } from '../query/index-format.ts';
import { listChunks, type Piece, splitChunk } from '../query/split-words.ts';
import { stopWords } from '../query/stop-words.ts';
import type { SearchSection, TextBlock } from '../records/search-page.ts';
import { spotOf } from './packed-posting.ts';

type Kind = 'text' | 'code';
/** A term by its number, how often it stands in the text and in the code of a section, its best place. */
type Term = { number: number; section: number; place: number; text: number; code: number };
/** What a chunk of a text counts for. */
type Counted = { term: Term; isPart: boolean };

/**
 * Collects where the terms of pages stand. Words repeat: what is found out of one is kept, since on a
 * large site there are tens of millions.
 * @param earlier the terms that have numbers already, each at its own
 */
export function createTermCollector(earlier: readonly string[] = []) {
  const words = [...earlier];
  const terms = new Map(words.map((word, number) => [word, newTerm(number)]));
  const known = { text: new Map<string, Counted[]>(), code: new Map<string, Counted[]>() };
  /** The terms of the section that is read; they carry its number, from 1 through all pages. */
  let touched: Term[] = [];
  let section = 0;

  const findTerm = (word: string): Term => {
    const found = terms.get(word);
    if (found) return found;
    const term = newTerm(words.length);
    words.push(cutLoose(word));
    terms.set(words.at(-1) ?? word, term);
    return term;
  };
  const touch = (term: Term) => {
    if (term.section === section) return;
    touched.push(term);
    term.section = section;
    term.place = -1;
    term.text = 0;
    term.code = 0;
  };
  const raise = (term: Term, place: number) => {
    touch(term);
    if (term.place < place) term.place = place;
  };
  const listCounted = (chunk: string, kind: Kind): Counted[] =>
    splitChunk(chunk)
      .filter((piece) => isWorthIt(piece, chunk, kind))
      .map((piece) => ({ term: findTerm(piece.term), isPart: piece.kind === 'sub' }));
  const findCounted = (chunk: string, kind: Kind): Counted[] => {
    const found = known[kind].get(chunk);
    if (found) return found;
    const counted = listCounted(chunk, kind);
    known[kind].set(cutLoose(chunk), counted);
    return counted;
  };
  const countBlock = (block: TextBlock) => {
    const kind = block.kind === 'code' ? 'code' : 'text';
    for (const chunk of listChunks(block.text)) {
      for (const { term, isPart } of findCounted(chunk, kind)) {
        touch(term);
        if (kind === 'code') term.code += 1;
        else if (isPart) raise(term, places.textPart);
        else term.text += 1;
        if (block.kind === 'lead') raise(term, places.lead);
      }
    }
  };
  const countSection = ({ heading, blocks }: SearchSection, isPage: boolean) => {
    section += 1;
    touched = [];
    for (const { term, place } of listHeadingTerms(heading, isPage)) raise(findTerm(term), place);
    blocks.forEach(countBlock);
  };
  return {
    /** All terms so far, each at its number. */
    words,
    /** What stands on a page: numbers of terms, each with its spot behind it, by section. */
    read: (sections: readonly SearchSection[]): Uint32Array => {
      const pairs: number[] = [];
      sections.forEach((one, at) => {
        countSection(one, at === 0);
        for (const term of touched) pairs.push(term.number, spotOf(at, bestPlace(term)));
      });
      return Uint32Array.from(pairs);
    },
  };
}

function newTerm(number: number): Term {
  return { number, section: 0, place: -1, text: 0, code: 0 };
}

function bestPlace({ place, text, code }: Term): number {
  if (text > 0)
    return Math.max(place, [places.text, places.textTwice][text - 1] ?? places.textOften);
  return Math.max(place, code > 2 ? places.codeOften : places.code);
}

/** What nobody would look for: function words, single letters, class names and numbers in code. */
function isWorthIt({ term, kind }: Piece, chunk: string, from: Kind): boolean {
  if (kind === 'whole') return from === 'text' || /^[:@]/.test(term);
  if (stopWords.has(term) || term.length < 2) return false;
  return from === 'text' || (kind !== 'sub' && !(/\d/.test(term) && !/^\p{Lu}/u.test(chunk)));
}

/** The same text; a word that was cut out of a long text would keep all of that in memory. */
function cutLoose(word: string): string {
  return Buffer.from(word).toString();
}
