import type { RankedPage } from './rank-pages.ts';
import type { SearchIndex } from './read-index.ts';
import { foldWord, listTokens } from './tokenize.ts';

/** The maximum number of pages whose texts are read, starting with the best. */
const maxPagesRead = 2;
const maxPagesConsidered = 16;
/** The minimum number of words in a phrase. */
const minPhraseWords = 3;
/** The factor for a section that contains the whole query as it was typed. */
const phraseFactor = 5;

/**
 * Moves pages that contain the query as a phrase, such as a copied message or a title, to the front of the best
 * pages. The order is unchanged for short queries.
 * @returns the pages, and those that were read
 */
export async function rankPhrases(
  index: SearchIndex,
  query: string,
  pages: readonly RankedPage[],
): Promise<{ pages: readonly RankedPage[]; read: number[] }> {
  const queryWords = listWords(query);
  if (queryWords.length < minPhraseWords) return { pages, read: [] };
  const seen = pages.slice(0, maxPagesConsidered);
  const exactOf = ({ sections }: RankedPage) => Math.max(...sections.map(({ exact }) => exact));
  const chosen = new Set(seen.toSorted((a, b) => exactOf(b) - exactOf(a)).slice(0, maxPagesRead));
  const raised = await Promise.all(
    seen.map(async (ranked) => {
      if (!chosen.has(ranked)) return ranked;
      const { head, texts } = await index.readPage(ranked.page);
      const [, title, ...headings] = head;
      const lines = texts.map((blocks, at) => [headings[at - 1]?.[1] ?? title, ...blocks]);
      return raise(ranked, lines, queryWords);
    }),
  );
  return {
    pages: [...raised.sort((a, b) => b.score - a.score), ...pages.slice(maxPagesConsidered)],
    read: [...chosen].map(({ page }) => page),
  };
}

function raise(ranked: RankedPage, lines: string[][], queryWords: readonly string[]): RankedPage {
  let most = 1;
  const sections = ranked.sections.map((section) => {
    const runs = (lines[section.section] ?? []).map((text) =>
      longestRun(listWords(text), queryWords),
    );
    const share = Math.max(0, ...runs) / queryWords.length;
    const factor = share * queryWords.length < minPhraseWords ? 1 : 1 + phraseFactor * share ** 3;
    most = Math.max(most, factor);
    return { ...section, score: section.score * factor };
  });
  sections.sort((a, b) => b.score - a.score || a.section - b.section);
  return { ...ranked, score: ranked.score * most, sections };
}

const listWords = (text: string) => listTokens(text).map(foldWord);

/** The maximum number of consecutive words of the query. */
function longestRun(words: readonly string[], queryWords: readonly string[]): number {
  let before: number[] = [];
  let longest = 0;
  for (const word of words) {
    const line = queryWords.map((queryWord, at) => {
      const isLast = at === queryWords.length - 1;
      return queryWord === word || (isLast && word.startsWith(queryWord))
        ? (before[at - 1] ?? 0) + 1
        : 0;
    });
    longest = Math.max(longest, ...line);
    before = line;
  }
  return longest;
}
