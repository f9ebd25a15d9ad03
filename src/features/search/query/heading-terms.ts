import { getOrAdd } from './get-or-add.ts';
import { fields, type IndexedHead } from './index-format.ts';
import type { Posting, Terms } from './postings.ts';
import { findTokens, type Piece, splitToken, stopWords } from './tokenize.ts';

/** The terms of a title or a heading, each with its field. */
export function* listHeadingTerms(
  heading: string,
  isPage: boolean,
): Generator<{ term: string; field: number }> {
  const length = countWords(heading);
  for (const { token } of findTokens(heading)) {
    for (const piece of splitToken(token)) {
      yield { term: piece.term, field: headingField(piece, length, isPage) };
    }
  }
}

/** The terms of all titles and headings, in the form of a shard. */
export function termsOfHeads(heads: readonly IndexedHead[]): Terms {
  const terms = new Map<string, Map<string, Posting>>();
  heads.forEach(([, title, ...sections], page) => {
    [title, ...sections.map(([, text]) => text)].forEach((heading, section) => {
      for (const { term, field } of listHeadingTerms(heading, section === 0)) {
        const byPlace = getOrAdd(terms, term, () => new Map<string, Posting>());
        const at = `${page} ${section}`;
        if ((byPlace.get(at)?.field ?? -1) < field) byPlace.set(at, { page, section, field });
      }
    });
  });
  const sorted = [...terms.keys()].sort();
  return {
    sorted,
    postings: (at) => {
      const list = [...(terms.get(sorted[at] ?? '')?.values() ?? [])];
      return { list, pages: new Set(list.map(({ page }) => page)).size, isCut: false };
    },
    head: () => undefined,
  };
}

function headingField({ kind }: Piece, length: number, isPage: boolean): number {
  const at = Math.min(length, 3) - 1;
  const isSubword = kind === 'sub' || kind === 'front';
  if (isPage) return (isSubword ? fields.titleSubword : fields.title)[at] ?? 0;
  return isSubword ? fields.headingSubword : (fields.heading[at] ?? 0);
}

/** The number of words in a heading, without stop words. */
function countWords(heading: string): number {
  const words = [...findTokens(heading)].filter(({ token }) => !stopWords.has(token.toLowerCase()));
  return Math.max(words.length, 1);
}
