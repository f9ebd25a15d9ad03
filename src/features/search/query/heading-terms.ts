import { getOrAdd } from './get-or-add.ts';
import { fields, type IndexedHead } from './index-format.ts';
import type { Posting, Terms } from './postings.ts';
import { isDense, listTokens, type Piece, splitToken, stopWords } from './tokenize.ts';

/** The terms of a title or a heading, each with its field. */
export function* listHeadingTerms(
  heading: string,
  isPage: boolean,
): Generator<{ term: string; field: number }> {
  const length = countWords(heading);
  for (const token of listTokens(heading)) {
    // The rest of `What's`.
    if (/^[a-z]$/.test(token)) continue;
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

/** The number of words in a heading, without stop words; of dense scripts, two characters count as a word. */
function countWords(heading: string): number {
  const words = listTokens(heading).flatMap((token): unknown[] => {
    if (isDense(token)) return splitToken(token).filter((_, at) => at % 2 === 0);
    return stopWords.has(token.toLowerCase()) ? [] : [token];
  });
  return words.length || 1;
}
