import type { PluginsPart } from '../../publish/bundle/plugins-part.ts';

/** A site without a search has no client for it, of which the words on other versions are a part. */
export const plugins: PluginsPart = ({ site }) =>
  site.search
    ? []
    : [
        {
          name: 'site:versions',
          resolveId: { filter: { id: /^virtual:search-client$/ }, handler: (id) => `\0${id}` },
          load: {
            filter: { id: /^\0virtual:search-client$/ },
            handler: () => 'export const searchSettings = {}, openSearchClient = undefined;',
          },
        },
      ];
