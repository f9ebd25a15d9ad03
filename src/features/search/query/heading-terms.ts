import { getOrAdd } from './get-or-add.ts';
import { type PageHead, places } from './index-format.ts';
import type { Posting, Terms } from './postings.ts';
import { findChunks, type Piece, splitChunk } from './split-words.ts';
import { stopWords } from './stop-words.ts';

/** The terms of a title or a heading, each with what it is worth there. */
export function* listHeadingTerms(
  heading: string,
  isPage: boolean,
): Generator<{ term: string; place: number }> {
  const length = countWords(heading);
  for (const { chunk } of findChunks(heading)) {
    for (const piece of splitChunk(chunk)) {
      yield { term: piece.term, place: headingPlace(piece, length, isPage) };
    }
  }
}

/** The terms of all titles and headings, as a part of the index has those of the texts. */
export function termsOfHeads(heads: readonly PageHead[]): Terms {
  const terms = new Map<string, Map<string, Posting>>();
  heads.forEach(([, title, ...sections], page) => {
    [title, ...sections.map(([, text]) => text)].forEach((heading, section) => {
      for (const { term, place } of listHeadingTerms(heading, section === 0)) {
        const found = getOrAdd(terms, term, () => new Map<string, Posting>());
        const at = `${page} ${section}`;
        if ((found.get(at)?.place ?? -1) < place) found.set(at, { page, section, place });
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

function headingPlace({ kind }: Piece, length: number, isPage: boolean): number {
  const at = Math.min(length, 3) - 1;
  const isPart = kind === 'sub' || kind === 'front';
  if (isPage) return (isPart ? places.titlePart : places.title)[at] ?? 0;
  return isPart ? places.headingPart : (places.heading[at] ?? 0);
}

/** Words of a heading as a reader counts them, without those that nobody asks for. */
function countWords(heading: string): number {
  const words = [...findChunks(heading)].filter(({ chunk }) => !stopWords.has(chunk.toLowerCase()));
  return Math.max(words.length, 1);
}
