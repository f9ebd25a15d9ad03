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
        const ofPage = site().languages ? withMarks(site()) : site();
        const given = options(search, ofPage.baseUrl);
        const settings = describeSearch(ofPage);
        const scope = path.join(root, 'src/features/search/client/version-scope.ts');
        const written = fillMarks(JSON.stringify(settings));
        return [
          `import { ${name} } from ${JSON.stringify(path.join(root, file))};`,
          ...(settings.versions
            ? [
                `import { followVersion } from ${JSON.stringify(scope)};`,
                `export const searchSettings = followVersion(${written});`,
              ]
            : [`export const searchSettings = ${written};`]),
          `let client;`,
          `export const openSearchClient = () => (client ??= ${name}(${fillMarks(JSON.stringify(given))}, searchSettings));`,
        ].join('\n');
      },
    },
  };
}

/** What stands for the base path and the language, where each page has its own. */
const marks = { base: '<base>/', language: '<language>' };

function withMarks(site: BundledSite): BundledSite {
  return { ...site, baseUrl: marks.base, locales: { ...site.locales, default: marks.language } };
}

/** Has the code of data take what the marks stand for from the page. */
function fillMarks(data: string): string {
  if (!data.includes(marks.base)) return data;
  const page = 'globalThis.__SITE_LANGUAGE__';
  return `JSON.parse(${JSON.stringify(data)}.replaceAll("${marks.base}", ${page}.baseUrl).replaceAll("${marks.language}", ${page}.code))`;
}
