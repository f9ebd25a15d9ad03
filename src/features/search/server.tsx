import { hash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { featureContent, readBlocks } from 'virtual:content';
import { withBase } from '../../config/base-path.ts';
import { site } from '../../config/site.ts';
import type { RenderHost } from '../../outputs/render-host.ts';
import type { ServerPart } from '../../outputs/server-part.ts';
import { collections } from '../../site/collections/site-collections.ts';
import { textFor } from '../../texts/text.ts';
import { buildOpenSearch } from './build/opensearch.ts';
import type { Synonyms } from './build/read-synonyms.ts';
import { createSearchIndex, type SiteIndex } from './build/search-index.ts';
import { SearchButton } from './components/search-button.tsx';
import { listServiceOrigins } from './hosted/service-format.ts';
import { listRecords } from './index/list-records.ts';
import type { TermRecord } from './index/term-record.ts';
import { searchOptions } from './options.ts';

const search = searchOptions(site);
const { algolia, provider, searchPagePath } = search;

let createdIndex: SiteIndex | undefined;

/** Created on demand, because the development server loads all features for any page. */
function getIndex(): SiteIndex {
  createdIndex ??= createSearchIndex({
    collections,
    readBlocks,
    synonyms: featureContent<Synonyms>('search') ?? {},
    language: site.locales.default,
  });
  return createdIndex;
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
  notFoundLink: {
    label: textFor('theme.SearchPage.emptyResultsTitle'),
    path: searchPagePath,
    query: 'q',
  },
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

/**
 * Writes the search index. A file with texts is written if its pages are new; the terms, if any page is.
 * @param folder the folder of the index in the output
 */
function writeIndex(index: ReturnType<SiteIndex['open']>, folder: string, host: RenderHost) {
  for (const { name, key, write } of index.groups) {
    const file = `${folder}${name}`;
    const cacheKey = keyOf(file, key);
    if (!host.reuse(cacheKey)) host.store(cacheKey, [{ file, text: write() }]);
  }
  const cacheKey = keyOf(folder, index.key);
  if (host.reuse(cacheKey)) return;
  const { files, record } = index.writeTerms();
  host.store(
    cacheKey,
    Array.from(files, ([name, text]) => ({ file: `${folder}${name}`, text })),
  );
  writeTermRecord(host, record);
}

function keyOf(file: string, contentKey: string): string {
  return hash('sha256', ['index', file, contentKey].join('\0'));
}

const name = 'search-terms';

/**
 * Reads the terms that the previous build found in the pages; undefined if there are none, or they are damaged.
 */
function readTermRecord({ readRecord }: Pick<RenderHost, 'readRecord'>): TermRecord | undefined {
  const bytes = readRecord(name);
  return bytes && deserialize(bytes);
}

/** Stores the terms of this build for the next one. */
function writeTermRecord({ writeRecord }: Pick<RenderHost, 'writeRecord'>, record: TermRecord) {
  writeRecord(name, serialize(record));
}
