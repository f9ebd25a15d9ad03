import { enterLevel, type Levels, levelOf, mapLevels } from '../client/hierarchy.ts';
import type { Hit } from '../client/search-client.ts';
import { countMarks, highlight, snippet } from './highlight.ts';
import { codeMark, fields, type IndexedHead, type SectionHead, slugOf } from './index-format.ts';
import type { FoundWord, RankedSection } from './rank-pages.ts';

/** The page of a hit, with its texts if they are shown. */
export type HitSource = { head: IndexedHead; lvl0: string; texts?: string[][] };

/**
 * Describes what was found for the visitor.
 * @param words the number of words in its snippet
 */
export function makeHit(
  section: RankedSection,
  { head, lvl0, texts }: HitSource,
  queryWords: readonly FoundWord[],
  words: number,
): Hit {
  const [path, title, ...sections] = head;
  const at = section.section;
  const heading = sections[at - 1];
  const block = isHeadingHit(section) ? undefined : bestBlock(texts?.[at] ?? [], queryWords);
  const anchor = heading && (heading[2] || slugOf(heading[1]));
  const url = anchor === undefined ? path : `${path}#${encodeURIComponent(anchor)}`;
  const levels = listLevels(lvl0, title, sections, at);
  const shared = { url, levels: mapLevels(levels, (text) => highlight(text, queryWords)) };
  if (block === undefined) {
    const type = levelOf(heading?.[0] ?? 1);
    return {
      objectID: url,
      type,
      snippet: snippet(levels[type] ?? '', queryWords, words),
      ...shared,
    };
  }
  return {
    objectID: `${url}?text`,
    type: 'content',
    snippet: snippet(block.replace(/\s+/g, ' ').trim(), queryWords, words),
    ...(block.startsWith(codeMark) && { isCode: true }),
    ...shared,
  };
}

/** Whether a hit is a title or a heading, without a text. */
export function isHeadingHit(section: RankedSection): boolean {
  const words = section.words.filter((word) => word !== undefined);
  const inHeading = words.filter(({ field }) => field >= fields.headingSubword);
  return words.length === 0 || inHeading.length * 2 >= words.length;
}

/** The heading of a section with the headings above it. */
function listLevels(
  lvl0: string,
  lvl1: string,
  sections: readonly SectionHead[],
  at: number,
): Levels {
  let levels: Levels = { lvl0, lvl1 };
  for (const [depth, heading] of sections.slice(0, at)) levels = enterLevel(levels, depth, heading);
  return levels;
}

/** The paragraph or code that contains most of the query. */
function bestBlock(
  blocks: readonly string[],
  queryWords: readonly FoundWord[],
): string | undefined {
  let best: { text: string; count: number } | undefined;
  for (const text of blocks) {
    const count = countMarks(text, queryWords);
    if (count > (best?.count ?? 0)) best = { text, count };
  }
  return best?.text;
}
