import { escapeHtml } from '../../../config/escape-html.ts';
import { enterLevel, type Levels, levelNames, levelOf } from '../client/hierarchy.ts';
import type { HitType } from '../client/search-client.ts';
import type { SearchPage, SearchSection } from './search-page.ts';

/** A DocSearch record of a heading or a text. */
export type SearchRecord = {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: HitType;
  content: string | null;
  hierarchy: Levels<string | null>;
  language: string;
  docusaurus_tag: string;
  version?: string | undefined;
  /** Ranks equal matches, more first: pages, then headings, then texts, in their order. */
  weight: { pageRank: number; level: number; position: number };
};

/** Every heading and every block of text of the pages as records; texts in them are HTML. */
export function listRecords(pages: readonly SearchPage[], siteUrl: string): SearchRecord[] {
  return pages.flatMap((page) => listPageRecords(page, siteUrl));
}

function listPageRecords(page: SearchPage, siteUrl: string): SearchRecord[] {
  const { path, lvl0, language, tag, version, weight } = page;
  const address = new URL(path, siteUrl).href;
  let levels: Levels = { lvl0 };
  let position = 0;
  return page.sections.flatMap((section) => {
    levels = enterLevel(levels, section.depth, section.heading);
    const hierarchy = escapeLevels(levels);
    const describe = (type: HitType, content: string | null): SearchRecord => {
      position += 1;
      const url = section.id ? `${address}#${encodeURIComponent(section.id)}` : address;
      return {
        objectID: `${path}${section.id ? `#${section.id}` : ''}:${position}`,
        url,
        url_without_anchor: address,
        anchor: section.id || null,
        type,
        content,
        hierarchy,
        language,
        docusaurus_tag: tag,
        version,
        weight: {
          pageRank: Math.round(weight * 10),
          level: type === 'content' ? 0 : 100 - section.depth * 10,
          position,
        },
      };
    };
    return [
      describe(levelOf(section.depth), null),
      ...listTexts(section).map((text) => describe('content', text)),
    ];
  });
}

function escapeLevels(levels: Levels): SearchRecord['hierarchy'] {
  const orNull = (text: string | undefined) => (text === undefined ? null : escapeHtml(text));
  return Object.fromEntries(levelNames.map((level) => [level, orNull(levels[level])]));
}

/** In characters; a record may have 10 kB. */
const maxContentLength = 4000;

function listTexts({ blocks }: SearchSection): string[] {
  return blocks.map(({ text }) => escapeHtml(text.slice(0, maxContentLength)));
}
