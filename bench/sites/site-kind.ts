import type { Corpus, Page } from '../corpus/corpus-types.ts';

/** A site generator as the benchmark knows it: what it reads, how it builds, where that goes. */
export type SiteKind = {
  name: string;
  /** The text files of a site with this corpus, by path from the site's root. */
  files: (corpus: Corpus) => Map<string, string>;
  /** Where the source of a page stands in the site. */
  sourceOf: (page: Page, corpus: Corpus) => string;
  /** Where the HTML of a page stands in the output. */
  htmlOf: (page: Page) => string;
  /** Which file of the output a navigation in the browser fetches for the page, if that is known. */
  payloadOf?: (page: Page, files: readonly string[]) => string | undefined;
  /** The path from the site's root of what is published. */
  output: string;
  /** Where its search index is, in the output, where that is one of ours. */
  searchIndex?: string;
  /** What a build leaves: without these the next one is cold. */
  leftovers: string[];
  /** What of it a build needs that has new content and the same code; nothing where that is all. */
  bundle?: string;
  /** Whether only its cold builds are of interest. */
  isColdOnly?: boolean;
};

/** A small picture, so that every site has a logo. */
export const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#4060c0"/></svg>\n';

/** `guide/layout/grids`, where an index page is its folder. */
export function routeOf({ folders, name }: Page): string {
  return [...folders, ...(name === 'index' ? [] : [name])].join('/');
}
