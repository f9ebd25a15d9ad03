import { listHeadingTerms } from '../query/heading-terms.ts';
import { fields } from '../query/index-format.ts';
import {
  isDense,
  listPairs,
  listTokens,
  type Piece,
  splitToken,
  stopWords,
} from '../query/tokenize.ts';
import { spotOf } from './encode-postings.ts';
import type { SearchBlock, SearchSection } from './search-page.ts';

type Kind = 'text' | 'code';
/** A term: its number, its best field in a section, and how often it occurs there in text and code. */
type Term = { number: number; section: number; field: number; text: number; code: number };
/** A term that a token counts towards. */
type Counted = { term: Term; isSubword: boolean };

/**
 * Collects the terms of pages. Tokens recur, and a large site has tens of millions: the terms of each token are
 * cached.
 * @param earlier terms that already have numbers, each at its number
 */
export function createTermCollector(earlier: readonly string[] = []) {
  const words = [...earlier];
  const terms = new Map(words.map((word, number) => [word, newTerm(number)]));
  const countedByToken = { text: new Map<string, Counted[]>(), code: new Map<string, Counted[]>() };
  /** The terms in the current section; each knows the number of the last section that it was in. */
  let touched: Term[] = [];
  let section = 0;

  const findTerm = (word: string): Term => {
    const existing = terms.get(word);
    if (existing) return existing;
    const term = newTerm(words.length);
    words.push(copyString(word));
    terms.set(words.at(-1) ?? word, term);
    return term;
  };
  const touch = (term: Term) => {
    if (term.section === section) return;
    touched.push(term);
    term.section = section;
    term.field = -1;
    term.text = 0;
    term.code = 0;
  };
  const raise = (term: Term, field: number) => {
    touch(term);
    if (term.field < field) term.field = field;
  };
  const listCounted = (token: string, kind: Kind): Counted[] =>
    splitToken(token)
      .filter((piece) => isSearchable(piece, token, kind))
      .map((piece) => ({ term: findTerm(piece.term), isSubword: piece.kind === 'sub' }));
  const findCounted = (token: string, kind: Kind): Counted[] => {
    // Runs without spaces hardly recur, but their pairs do.
    if (isDense(token))
      return listPairs(token).map((term) => ({ term: findTerm(term), isSubword: false }));
    const existing = countedByToken[kind].get(token);
    if (existing) return existing;
    const counted = listCounted(token, kind);
    countedByToken[kind].set(copyString(token), counted);
    return counted;
  };
  const countBlock = (block: SearchBlock) => {
    const kind = block.kind === 'code' ? 'code' : 'text';
    for (const token of listTokens(block.text)) {
      for (const { term, isSubword } of findCounted(token, kind)) {
        touch(term);
        if (kind === 'code') term.code += 1;
        else if (isSubword) raise(term, fields.textSubword);
        else term.text += 1;
        if (block.kind === 'lead') raise(term, fields.lead);
      }
    }
  };
  const countSection = ({ heading, synonyms = [], blocks }: SearchSection, isPage: boolean) => {
    section += 1;
    touched = [];
    for (const text of [heading, ...synonyms]) {
      for (const { term, field } of listHeadingTerms(text, isPage)) raise(findTerm(term), field);
    }
    blocks.forEach(countBlock);
  };
  return {
    /** All terms so far, each at its number. */
    words,
    /**
     * Reads the terms of a page.
     * @returns pairs of a term's number and its spot, by section
     */
    read: (sections: readonly SearchSection[]): Uint32Array => {
      const pairs: number[] = [];
      sections.forEach((content, at) => {
        countSection(content, at === 0);
        for (const term of touched) pairs.push(term.number, spotOf(at, bestField(term)));
      });
      return Uint32Array.from(pairs);
    },
  };
}

function newTerm(number: number): Term {
  return { number, section: 0, field: -1, text: 0, code: 0 };
}

function bestField({ field, text, code }: Term): number {
  if (text > 0)
    return Math.max(field, [fields.text, fields.textTwice][text - 1] ?? fields.textOften);
  return Math.max(field, code > 2 ? fields.codeOften : fields.code);
}

/** False for terms that nobody searches for: stop words, small letters, class names and numbers in code. */
function isSearchable({ term, kind }: Piece, token: string, from: Kind): boolean {
  if (kind === 'whole') return from === 'text' || /^(?:[:@]|-\p{L}$)/u.test(term);
  if (stopWords.has(term)) return false;
  if (term.length < 2) return from === 'text' && /^\p{Lu}$/u.test(token);
  return from === 'text' || (kind !== 'sub' && !(/\d/.test(term) && !/^\p{Lu}/u.test(token)));
}

/** A copy: a slice of a long string would keep all of it in memory. */
function copyString(word: string): string {
  return Buffer.from(word).toString();
}
