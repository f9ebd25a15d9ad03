import path from 'node:path';
import type { Plugin } from 'vite';
import type { BundledSite } from '../../config/bundled-site.ts';
import type { PluginsPart } from '../../publish/bundle/plugins-part.ts';
import { describeSearch } from './client/describe-search.ts';
import type { SearchOptions } from './field.ts';
import { searchOptions } from './options.ts';

export const plugins: PluginsPart = ({ root, currentSite }) => [viteSearch(root, currentSite)];

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
 * site ships only that one's code.
 */
function viteSearch(root: string, site: () => BundledSite): Plugin {
  return {
    name: 'site:search',
    resolveId: { filter: { id: /^virtual:search-client$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:search-client$/ },
      handler() {
        const search = searchOptions(site());
        const { file, name, options } = providers[search.provider];
        const given = options(search, site().baseUrl);
        const settings = describeSearch(site());
        const scope = path.join(root, 'src/features/search/client/version-scope.ts');
        const written = JSON.stringify(settings);
        return [
          `import { ${name} } from ${JSON.stringify(path.join(root, file))};`,
          ...(settings.versions
            ? [
                `import { followVersion } from ${JSON.stringify(scope)};`,
                `export const searchSettings = followVersion(${written});`,
              ]
            : [`export const searchSettings = ${written};`]),
          `let client;`,
          `export const openSearchClient = () => (client ??= ${name}(${JSON.stringify(given)}, searchSettings));`,
        ].join('\n');
      },
    },
  };
}
