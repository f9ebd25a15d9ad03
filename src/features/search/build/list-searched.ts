import type { ContentIndex, DocSource, PostSource } from '../../../content/content-index.ts';
import type { SitePage } from '../../../table/site-page.ts';

/** A page that is searched, and the file that it is made of, where it has one. */
export type SearchedPage = { page: SitePage; source?: DocSource | PostSource; words: number };

const kinds = new Set<SitePage['kind']>(['doc', 'category', 'post']);
/** What a page without a text of its own is counted as. */
const fewWords = 40;

/**
 * The pages that are searched, in the order of the index, by which equal hits are sorted; lists, and what
 * is not listed, are not.
 * @param sidebars their ids in the order of the site's configuration: what comes first there does here
 */
export function listGlobFolders(
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
      return { page, source, words: source?.facts.words ?? fewWords };
    });
}
