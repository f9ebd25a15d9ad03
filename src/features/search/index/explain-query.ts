import { countOf } from '../../../diagnostics/count-of.ts';
import { findWords, rankQuery, selectHits } from '../query/answer-request.ts';
import { type FoundWord, type WordScore, weighWord } from '../query/rank-pages.ts';
import { rankPhrases } from '../query/rank-phrases.ts';
import type { SearchIndex } from '../query/read-index.ts';
import { spellingOf } from '../query/tokenize.ts';

/** The names of the fields, worst first. */
const fieldNames = [
  'in code',
  'often in code',
  'in a longer word of the text',
  'in the text',
  'twice in the text',
  'often in the text',
  'in the description',
  'in a longer word of the heading',
  'in the heading',
  'in the heading of two words',
  'as the heading',
  'in a longer word of the title',
  'in a longer word of the title',
  'in the title',
  'in the title of two words',
  'as the title',
];

const maxTermsShown = 6;

/**
 * Explains the hits of a query: the terms that each word matches, its weight, and the fields of each
 * hit that they are in.
 * @param count how many hits to explain
 */
export async function explainQuery(
  index: SearchIndex,
  query: string,
  count: number,
): Promise<string> {
  const queryWords = await findWords(index, query);
  const { pages } = await rankPhrases(index, query, rankQuery(index, query, queryWords));
  const hits = selectHits(pages, index);
  const descriptions = await Promise.all(
    hits.slice(0, count).map(async ({ page, section: { section, score, words } }, at) => {
      const [path, title, ...headings] = await index.readHead(page);
      const heading = headings[section - 1];
      const name = heading ? `${title} › ${heading[1]}` : title;
      return [
        `${at + 1}. ${index.kindOf(page).lvl0} › ${name}`,
        `   ${path}  ${score.toFixed(1)}`,
        ...words.flatMap((word, number) => describeWord(queryWords[number]?.word, word)),
      ];
    }),
  );
  return [
    `${countOf(hits.length, 'hit')} on ${countOf(pages.length, 'page')} for "${query}"`,
    '',
    ...queryWords.map((word) => describeTerms(word, index.core.pages)),
    '',
    ...descriptions.flat(),
  ].join('\n');
}

function describeTerms(queryWord: FoundWord, pages: number): string {
  const { word, isExtra, matches } = queryWord;
  const terms = matches
    .toSorted((a, b) => b.factor - a.factor)
    .slice(0, maxTermsShown)
    .map(({ term, how, factor, postings }) => {
      return `${spellingOf(term)} (${how}, ${countOf(postings.pages, 'page')}, × ${factor.toFixed(2)})`;
    });
  const more = matches.length > maxTermsShown ? ` and ${matches.length - maxTermsShown} more` : '';
  const weight = weighWord(queryWord, pages).toFixed(2);
  const means = terms.length > 0 ? terms.join(', ') + more : 'nothing';
  return `${word}${isExtra ? ' (as it is written)' : ''} weighs ${weight}: ${means}`;
}

function describeWord(word: string | undefined, score: WordScore | undefined): string[] {
  if (!score) return [];
  const as = score.term === word ? '' : ` as ${score.term}`;
  return [`   ${score.score.toFixed(1)}  ${word}${as} ${fieldNames[score.field]}`];
}
