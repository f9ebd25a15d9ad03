import type { TablePart } from '../../site/table/table-part.ts';
import { textFor } from '../../texts/text.ts';
import { listSearched } from './build/list-searched.ts';
import { planShards } from './index/plan-shards.ts';
import { searchOptions } from './options.ts';

/** The results page, its description for browsers, the index, and the records for a hosted service. */
export const table: TablePart = {
  feature: 'search',
  pages: (site) => [
    {
      route: searchOptions(site).searchPagePath,
      name: 'the search page',
      title: textFor('theme.SearchPage.emptyResultsTitle'),
      description: textFor('search.description', { title: site.title }),
      listed: false,
    },
  ],
  files: (site, pages, index) => {
    const { algolia, provider, searchPagePath } = searchOptions(site);
    const words = listSearched(pages, index, Object.keys(site.docs.sidebars)).map(
      (page) => page.words,
    );
    return [
      { kind: 'opensearch', path: '/opensearch.xml', source: 'site.config.ts' },
      ...(provider === 'local' ? listIndexFiles(`${searchPagePath}index/`, words) : []),
      ...(algolia
        ? [{ kind: 'records', path: `${searchPagePath}records.json`, source: 'the searched pages' }]
        : []),
    ];
  },
};

/** @param words the number of words of each indexed page */
function listIndexFiles(folder: string, words: readonly number[]) {
  const { shards, groups } = planShards(words);
  const numbered = (letter: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${letter}${at}`);
  const names = ['core', ...numbered('t', shards), ...numbered('p', groups.length)];
  return names.map((name) => ({
    kind: 'index',
    path: `${folder}${name}.json`,
    source: 'the searched pages',
  }));
}
