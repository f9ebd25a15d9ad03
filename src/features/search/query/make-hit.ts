import { escapeHtml } from '../../../site/escape-html.ts';
import { enterLevel, escapeLevels, type Levels, levelNames, levelOf } from '../client/hierarchy.ts';
import type { Hit, HitType, MarkedTexts, SearchRequest, Snippet } from '../client/search-client.ts';
import { type PageHead, places, type SectionHead, slugOf } from './index-format.ts';
import type { HitPlace } from './list-hits.ts';
import { countMarks, highlight, type MarkOptions, snippet } from './mark-text.ts';
import type { FoundWord, RankedSection } from './rank-pages.ts';

/** What is known of the page of a hit; its texts only where they are shown. */
export type HitSource = { head: PageHead; lvl0: string; texts?: string[][] };

/** How many words of a text are shown where nothing is asked for. */
const usualLength = 15;

/** The hit for a place, as the hosted service would give it. */
export function makeHit(
  { section }: HitPlace,
  { head, lvl0, texts }: HitSource,
  found: readonly FoundWord[],
  request: SearchRequest,
): Hit {
  const [path, title, ...sections] = head;
  const at = section.section;
  const heading = sections[at - 1];
  const level = levelOf(heading?.[0] ?? 1);
  const text = isOfHeading(section) ? undefined : bestBlock(texts?.[at] ?? [], found);
  const anchor = heading ? heading[2] || slugOf(heading[1]) : null;
  const url = anchor === null ? path : `${path}#${encodeURIComponent(anchor)}`;
  const type: HitType = text === undefined ? level : 'content';
  const levels = listLevels(lvl0, title, sections, at);
  const options = {
    before: request.highlightPreTag ?? '<mark>',
    after: request.highlightPostTag ?? '</mark>',
    ellipsis: request.snippetEllipsisText ?? '…',
  };
  return {
    objectID: type === 'content' ? `${url}?text` : url,
    url,
    url_without_anchor: path,
    anchor,
    type,
    content: text === undefined ? null : escapeHtml(text),
    hierarchy: escapeLevels(levels),
    _highlightResult: markTexts(levels, text, (value) => highlight(value, found, options)),
    _snippetResult: snippetTexts(levels, text, found, request, options),
  };
}

/** Whether a hit is a title or a heading: then no text of it is shown. */
export function isOfHeading(section: RankedSection): boolean {
  const words = section.words.filter((word) => word !== undefined);
  const inHeading = words.filter(({ place }) => place >= places.headingPart);
  return words.length === 0 || inHeading.length * 2 >= words.length;
}

/** The heading of a section with those that it stands under. */
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

function markTexts<Mark>(
  levels: Levels,
  text: string | undefined,
  mark: (value: string, attribute: string) => Mark,
): MarkedTexts<Mark> {
  const hierarchy: MarkedTexts<Mark>['hierarchy'] = {};
  for (const level of levelNames) {
    const value = levels[level];
    if (value !== undefined) hierarchy[level] = mark(value, `hierarchy.${level}`);
  }
  return text === undefined ? { hierarchy } : { content: mark(text, 'content'), hierarchy };
}

function snippetTexts(
  levels: Levels,
  text: string | undefined,
  found: readonly FoundWord[],
  { attributesToSnippet = [] }: SearchRequest,
  options: MarkOptions,
): MarkedTexts<Snippet> {
  const lengths = new Map(
    attributesToSnippet.map((asked) => {
      const [attribute = '', length] = asked.split(':');
      return [attribute, Number(length) || usualLength] as const;
    }),
  );
  return markTexts(levels, text, (value, attribute) =>
    snippet(value, found, lengths.get(attribute) ?? usualLength, options),
  );
}

/** The paragraph with most of the query, without its line breaks. */
function bestBlock(blocks: readonly string[], found: readonly FoundWord[]): string | undefined {
  let best: { text: string; count: number } | undefined;
  for (const text of blocks) {
    const count = countMarks(text, found);
    if (count > (best?.count ?? 0)) best = { text, count };
  }
  return best?.text.replace(/\s+/g, ' ').trim();
}
