import { expect, test } from 'vitest';
import ownConfig from '../../../../site.config.ts';
import { checkSiteConfig } from '../../../../src/config/check-site-config.ts';
import { withLanguages } from '../../../../src/config/site-languages.ts';
import { describeSearch } from '../../../../src/features/search/client/describe-search.ts';
import { filterModal, filterPage } from '../../../../src/features/search/client/facet-filters.ts';
import { writeRequests } from '../../../../src/features/search/hosted/service-format.ts';

const keys = { appId: 'APP1', apiKey: 'search-key', indexName: 'stylexjs' };

function settingsOf(search: object = {}, algolia: object = {}) {
  const config = {
    ...ownConfig,
    search: {
      ...ownConfig.search,
      provider: 'algolia',
      algolia: { ...keys, ...algolia },
      ...search,
    },
  };
  return describeSearch(checkSiteConfig(config));
}

/** The requests of the results page for a page of hits. */
function requestPage(settings: ReturnType<typeof settingsOf>, page: number) {
  const facetFilters = filterPage(settings);
  return writeRequests(settings, { query: 'vars', page, hitsPerPage: 15, facetFilters });
}

const tags = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'];

test('S7.1 the modal is filtered by language and by the tags of this version', () => {
  expect(filterModal(settingsOf())).toEqual(['language:en', tags]);
});

test('S7.1 filters of the configuration are added to those of the context', () => {
  const settings = settingsOf({}, { facetFilters: ['type:lvl1', ['a:b', 'a:c']] });
  expect(filterModal(settings)).toEqual(['language:en', tags, 'type:lvl1', ['a:b', 'a:c']]);
});

test('S7.1 without contextual search only the filters of the configuration apply', () => {
  const search = { contextualSearch: false };
  expect(filterModal(settingsOf(search))).toEqual([]);
  expect(filterModal(settingsOf(search, { facetFilters: ['type:lvl1'] }))).toEqual(['type:lvl1']);
});

test('S7.3 each language has recent searches of its own, whose pages are in that language', () => {
  const [english] = ownConfig.locales.list;
  const japanese = { code: 'ja', label: '日本語', htmlLang: 'ja', direction: 'ltr' };
  const locales = { default: 'ja', list: [english, japanese] };
  const site = withLanguages(checkSiteConfig({ ...ownConfig, locales }));
  expect(describeSearch(site).indexName).toBe('stylexjs-ja');
  expect(describeSearch(checkSiteConfig(ownConfig)).indexName).toBe('stylexjs');
});

test('S7.2 the results page asks for fifteen hits and two facet counts', () => {
  const common = { indexName: 'stylexjs', query: 'vars', advancedSyntax: true };
  const count = { ...common, hitsPerPage: 0, page: 0, analytics: false, clickAnalytics: false };
  expect(requestPage(settingsOf(), 2)).toEqual([
    {
      ...common,
      hitsPerPage: 15,
      page: 2,
      facets: ['docusaurus_tag', 'language'],
      facetFilters: [tags, ['language:en']],
    },
    { ...count, facets: ['docusaurus_tag'], facetFilters: [['language:en']] },
    { ...count, facets: ['language'], facetFilters: [tags] },
  ]);
});

test('S7.2 without contextual search the results page only asks for hits', () => {
  const settings = settingsOf({ contextualSearch: false }, { facetFilters: ['type:lvl1'] });
  expect(requestPage(settings, 0)).toEqual([
    {
      indexName: 'stylexjs',
      query: 'vars',
      advancedSyntax: true,
      hitsPerPage: 15,
      page: 0,
      facetFilters: ['type:lvl1'],
    },
  ]);
});

test('X18 the local provider gets no keys', () => {
  const settings = settingsOf({ provider: 'local' });
  expect(JSON.stringify(settings)).not.toMatch(/APP1|search-key/);
  expect(settings.indexName).toBe('stylexjs');
});
