import type { Match } from './exact-terms.ts';
import { getOrAdd } from './get-or-add.ts';
import { fields } from './index-format.ts';
import type { SearchIndex } from './read-index.ts';
import { baseOf } from './tokenize.ts';

/** The matches of a query's word; an extra word improves the score but isn't required. */
export type FoundWord = { word: string; isExtra: boolean; matches: readonly Match[] };

export type RankedSection = {
  section: number;
  score: number;
  /** The share of the query that it, or the page's title, contains. */
  covered: number;
  /** The share that it contains exactly as typed. */
  exact: number;
  /** By the words of the query. */
  words: readonly (WordScore | undefined)[];
};

export type RankedPage = {
  page: number;
  score: number;
  covered: number;
  sections: RankedSection[];
};

/** Drops pages that cover less of the query than this share of the best page. */
const minCovered = 0.7;

/**
 * Ranks pages and the sections of each: by the fields of the words, by how rare they are, and by how
 * much of the query a page and a section cover.
 */
export function rankPages(index: SearchIndex, queryWords: readonly FoundWord[]): RankedPage[] {
  const weights = queryWords.map((word) => weighWord(word, index.core.pages));
  const whole = sum(weights.filter((_, at) => !queryWords[at]?.isExtra));
  const pages = gather(queryWords, weights);
  const ranked = [...pages].flatMap(([page, sections]): RankedPage[] => {
    const rest = sections.get(0) ?? [];
    const share = (has: (word: number) => boolean) =>
      sum(weights.map((weight, at) => (!queryWords[at]?.isExtra && has(at) ? weight : 0))) / whole;
    const isCut = (word: number) =>
      queryWords[word]?.matches.some(({ postings }) => postings.isCut) ?? false;
    const list = [...sections].map(([section, words]): RankedSection => {
      const inherited = words.map((word, at) => word ?? titleOf(rest[at]));
      const covered = share((at) => inherited[at] !== undefined || isCut(at));
      const exact = share((at) => words[at]?.term === queryWords[at]?.word);
      return {
        section,
        words,
        covered,
        exact,
        score: scoreSection(words, section, rest) * covered,
      };
    });
    list.sort((a, b) => b.score - a.score || a.section - b.section);
    const all = [...sections.values()];
    const covered = share((at) => isCut(at) || all.some((words) => words[at] !== undefined));
    const widely = sum(
      weights.map((_, at) => Math.max(0, ...all.map((words) => words[at]?.score ?? 0))),
    );
    const score = ((list[0]?.score ?? 0) + 0.4 * widely) * covered * covered;
    return [{ page, covered, sections: list, score: score * index.kindOf(page).weight }];
  });
  const most = Math.max(0, ...ranked.map(({ covered }) => covered));
  return ranked
    .filter(({ covered }) => covered >= most * minCovered)
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

/** The inverse document frequency of a word. */
export function weighWord({ matches }: FoundWord, pages: number): number {
  const best = matches.filter(({ how }) => how === 'exact');
  const counted = best.length > 0 ? best : matches;
  const pagesFound = new Set(
    counted.flatMap(({ postings }) => postings.list.map(({ page }) => page)),
  );
  const count = Math.max(pagesFound.size, ...counted.map(({ postings }) => postings.pages));
  return Math.log(1 + pages / (count + 0.5));
}

type Found = (WordScore | undefined)[];

/** The best score of each word in each section of each page. */
function gather(queryWords: readonly FoundWord[], weights: readonly number[]) {
  const pages = new Map<number, Map<number, Found>>();
  queryWords.forEach(({ matches }, at) => {
    for (const { term, factor, postings } of matches) {
      for (const { page, section, field } of postings.list) {
        const score = (fieldScores[field] ?? 0) * factor * (weights[at] ?? 0);
        const words = sectionOf(pages, page, section, queryWords.length);
        if ((words[at]?.score ?? 0) < score) words[at] = { score, field, term: baseOf(term) };
      }
    }
  });
  return pages;
}

function sectionOf(
  pages: Map<number, Map<number, Found>>,
  page: number,
  section: number,
  length: number,
): Found {
  const sections = getOrAdd(pages, page, () => new Map<number, Found>());
  return getOrAdd(sections, section, () => Array.from({ length }, () => undefined));
}

/** The title of a page also counts for its sections. */
function titleOf(word: WordScore | undefined): WordScore | undefined {
  return word && word.field >= fields.titleSubword[1] ? word : undefined;
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** By field: code, text, lead, headings of three, two and one words, titles. */
const fieldScores = [0.5, 0.9, 0.8, 1.3, 1.7, 2.1, 2.6, 3, 4, 5, 6, 4.5, 6, 6.5, 8, 10];

/** The score of a word in a section, and its best term. */
export type WordScore = { score: number; field: number; term: string };

/**
 * The score of a section for the matched words. A heading that is completely in the query counts more than its
 * words, and words in the page's title also count for its sections.
 * @param title the scores of the words in the page's first section
 */
function scoreSection(
  words: readonly (WordScore | undefined)[],
  section: number,
  title: readonly (WordScore | undefined)[],
): number {
  let score = 0;
  words.forEach((word, at) => {
    const inherited = section > 0 ? (titleOf(title[at])?.score ?? 0) * 0.4 : 0;
    score += Math.max(word?.score ?? 0, inherited);
  });
  const bonus = 1 + 0.5 * shareOfHeading(words, section === 0 ? fields.title : fields.heading);
  // Among equals the page comes before its sections.
  return score * bonus * (section === 0 ? 1.1 : 1);
}

/** The bonus for a heading that is completely in the query, by its number of words: one, two, three and more. */
function shareOfHeading(
  words: readonly (WordScore | undefined)[],
  lengths: readonly [number, number, number],
): number {
  const counts = lengths.map((field) => words.filter((word) => word?.field === field).length);
  const whole = counts.filter((count, at) => count > at);
  return Math.max(0, ...whole) / words.length;
}
