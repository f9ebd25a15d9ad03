import { escapeHtml } from '../../../site/escape-html.ts';
import { enterLevel, escapeLevels, type Levels, levelNames, levelOf } from '../client/hierarchy.ts';
import type { Hit, HitType, MarkedTexts, SearchRequest, Snippet } from '../client/search-client.ts';
import { countMarks, highlight, type MarkOptions, snippet } from './highlight.ts';
import { codeMark, fields, type PageHead, type SectionHead, slugOf } from './index-format.ts';
import type { FoundWord, RankedSection } from './rank-pages.ts';
import type { SelectedHit } from './select-hits.ts';

/** The page of a hit, with its texts if they are shown. */
export type HitSource = { head: PageHead; lvl0: string; texts?: string[][] };

/** The length of snippets if the request has none. */
const defaultSnippetWords = 15;

/** A hit in the form of the hosted service. */
export function makeHit(
  { section }: SelectedHit,
  { head, lvl0, texts }: HitSource,
  found: readonly FoundWord[],
  request: SearchRequest,
): Hit {
  const [path, title, ...sections] = head;
  const at = section.section;
  const heading = sections[at - 1];
  const level = levelOf(heading?.[0] ?? 1);
  const block = isHeadingHit(section) ? undefined : bestBlock(texts?.[at] ?? [], found);
  const text = block?.replace(/\s+/g, ' ').trim();
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
    ...(block?.startsWith(codeMark) && { isCode: true }),
    content: text === undefined ? null : escapeHtml(text),
    hierarchy: escapeLevels(levels),
    _highlightResult: markTexts(levels, text, (value) => highlight(value, found, options)),
    _snippetResult: snippetTexts(levels, text, found, request, options),
  };
}

/** Whether a hit is a title or a heading, without a text. */
export function isHeadingHit(section: RankedSection): boolean {
  const words = section.words.filter((word) => word !== undefined);
  const inHeading = words.filter(({ field }) => field >= fields.headingPart);
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
      return [attribute, Number(length) || defaultSnippetWords] as const;
    }),
  );
  return markTexts(levels, text, (value, attribute) =>
    snippet(value, found, lengths.get(attribute) ?? defaultSnippetWords, options),
  );
}

/** The paragraph or code that contains most of the query. */
function bestBlock(blocks: readonly string[], found: readonly FoundWord[]): string | undefined {
  let best: { text: string; count: number } | undefined;
  for (const text of blocks) {
    const count = countMarks(text, found);
    if (count > (best?.count ?? 0)) best = { text, count };
  }
  return best?.text;
}
