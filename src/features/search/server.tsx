import { featureContent, readBlocks } from 'virtual:content';
import { collections } from '../../collections/site-collections.ts';
import type { ServerPart } from '../../outputs/server-part.ts';
import { withBase } from '../../site/base-path.ts';
import { site } from '../../site/site.ts';
import { buildOpenSearch } from './build/opensearch.ts';
import type { Synonyms } from './build/read-synonyms.ts';
import { createSearchIndex, type SearchIndex } from './build/search-index.ts';
import { readTermRecord } from './build/term-store.ts';
import { writeIndex } from './build/write-index.ts';
import { SearchButton } from './components/search-button.tsx';
import { listServiceOrigins } from './hosted/service-origins.ts';
import { listRecords } from './index/list-records.ts';
import { searchOptions } from './options.ts';

const search = searchOptions(site);
const { algolia, provider, searchPagePath } = search;

let kept: SearchIndex | undefined;

/** Created on demand, because the development server loads all features for any page. */
function getIndex(): SearchIndex {
  kept ??= createSearchIndex({
    collections,
    readBlocks,
    synonyms: featureContent<Synonyms>('search') ?? {},
    language: site.locales.default,
  });
  return kept;
}

export const server: ServerPart = {
  feature: 'search',
  View: async () => {
    // Imported on demand: its islands belong to this page, those below are loaded with every page.
    const { SearchView } = await import('./components/search-view.tsx');
    return <SearchView lists={collections.listPagesBySection()} />;
  },
  Head: () => (
    <link
      rel="search"
      type="application/opensearchdescription+xml"
      title={site.title}
      href={withBase('/opensearch.xml')}
    />
  ),
  NavbarItem: SearchButton,
  late: ['src/features/search/islands/search-modal.tsx'],
  notFoundLink: { label: 'Search the documentation', path: searchPagePath, query: 'q' },
  makeFile: (kind, path) => {
    if (kind === 'opensearch') {
      const favicon = site.favicon && collections.hrefOfLink(site.favicon);
      return buildOpenSearch({ ...site, favicon, search });
    }
    if (kind === 'records') return JSON.stringify(listRecords(getIndex().readPages(), site.url));
    return getIndex().readFile(path.slice(path.lastIndexOf('/') + 1));
  },
  writesKinds: ['index'],
  writeFiles: async (host) => {
    if (provider === 'local')
      writeIndex(
        getIndex().open(() => readTermRecord(host)),
        `${searchPagePath}index/`,
        host,
      );
  },
  connectTo: provider === 'algolia' && algolia ? listServiceOrigins(algolia.appId) : [],
};
