import {
  type ContentIndex,
  type DocSource,
  type PostSource,
  titleOf,
} from '../../../content/content-index.ts';
import type { SitePage } from '../../../site/table/site-page.ts';

/** A page in the index, and its content file, if it has one. */
export type SearchedPage = { page: SitePage; source?: DocSource | PostSource; words: number };

const kinds = new Set<SitePage['kind']>(['doc', 'category', 'post']);
/** The number of words assumed for a page without a text of its own. */
const assumedWords = 40;

/**
 * Lists the indexed pages, in the order in which equal hits are sorted; lists of pages, unlisted pages and a home page
 * without a title are excluded.
 * @param sidebars the ids of sidebars in the order of the configuration, which is used here too
 */
export function listSearched(
  pages: readonly SitePage[],
  index: ContentIndex,
  sidebars: readonly string[],
): SearchedPage[] {
  const placeOf = ({ sidebar }: SitePage) =>
    sidebar === undefined ? sidebars.length : sidebars.indexOf(sidebar);
  const sources = new Map([...index.docs, ...index.posts].map((source) => [source.route, source]));
  return pages
    .filter(({ kind, listed, head }) => listed && (kinds.has(kind) || head))
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((page) => {
      const source = sources.get(page.route);
      return { page, source, words: source?.facts.words ?? assumedWords };
    })
    .filter(({ source }) => !source || titleOf(source) !== '');
}
