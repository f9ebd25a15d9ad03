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
  /** The path from the site's root of what is published. */
  output: string;
  /** What a build leaves: without these the next one is cold. */
  leftovers: string[];
};

/** `guide/layout/grids`, where an index page is its folder. */
export function routeOf({ folders, name }: Page): string {
  return [...folders, ...(name === 'index' ? [] : [name])].join('/');
}
