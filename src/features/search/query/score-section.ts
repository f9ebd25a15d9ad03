import { fields } from './index-format.ts';

/** The score of a word in a section, and its best term. */
export type WordScore = { score: number; field: number; term: string };

/**
 * The score of a section for the matched words. A heading that is completely in the query counts more than its
 * words, and words in the page's title also count for its sections.
 * @param title the scores of the words in the page's first section
 */
export function scoreSection(
  words: readonly (WordScore | undefined)[],
  section: number,
  title: readonly (WordScore | undefined)[],
): number {
  let score = 0;
  words.forEach((word, at) => {
    const above = title[at];
    const inherited =
      section > 0 && above && above.field >= fields.titlePart[1] ? above.score * 0.4 : 0;
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
