import path from 'node:path';
import type { Plugin } from 'vite';
import { invalidateModule } from '../../../dev/invalidate-module.ts';
import type { BundledSite } from '../../../site/bundled-site.ts';
import { readSynonyms, synonymsPath } from '../build/read-synonyms.ts';
import { describeSearch } from '../client/describe-search.ts';
import type { SearchOptions } from '../field.ts';
import { searchOptions } from '../options.ts';

const searchId = 'virtual:search-client';
const synonymsId = 'virtual:search-synonyms';

/** For each provider its module, the function that creates its client, and the arguments of that. */
const providers = {
  local: {
    file: 'src/features/search/query/local-client.ts',
    name: 'createLocalClient',
    options: ({ searchPagePath }: SearchOptions, baseUrl: string) => ({
      indexUrl: `${baseUrl}${searchPagePath.slice(1)}index/`,
    }),
  },
  algolia: {
    file: 'src/features/search/hosted/hosted-client.ts',
    name: 'createHostedClient',
    options: ({ algolia }: SearchOptions) => ({
      appId: algolia?.appId,
      apiKey: algolia?.apiKey,
    }),
  },
};

/**
 * The Vite plugin: `virtual:search-client` is the client of the provider in the site's configuration, so that a
 * site ships only that one's code. `virtual:search-synonyms` has the site's synonyms for the index.
 */
export function viteSearch(root: string, site: () => BundledSite): Plugin {
  return {
    name: 'site:search',
    resolveId: (id) => (id === searchId || id === synonymsId ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${synonymsId}`) {
        return `export const synonyms = ${JSON.stringify(readSynonyms(root).synonyms)};`;
      }
      if (id !== `\0${searchId}`) return undefined;
      const search = searchOptions(site());
      const { file, name, options } = providers[search.provider];
      const given = options(search, site().baseUrl);
      return [
        `import { ${name} } from ${JSON.stringify(path.join(root, file))};`,
        `export const createSearchClient = () => ${name}(${JSON.stringify(given)});`,
        `export const searchSettings = ${JSON.stringify(describeSearch(site()))};`,
      ].join('\n');
    },
    configureServer(server) {
      const follow = (file: string) => {
        if (file === path.join(root, synonymsPath)) invalidateModule(server, `\0${synonymsId}`);
      };
      server.watcher.on('add', follow).on('unlink', follow).on('change', follow);
    },
  };
}
