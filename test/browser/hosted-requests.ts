const tags = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'];
const common = { indexName: 'stylexjs', query: 'vars 7', advancedSyntax: true };
const count = { ...common, hitsPerPage: 0, page: 0, analytics: false, clickAnalytics: false };

/** The requests of the results page for `vars 7`. */
export const resultsRequests = [
  {
    requests: [
      {
        ...common,
        hitsPerPage: 15,
        page: 0,
        facets: ['docusaurus_tag', 'language'],
        facetFilters: [tags, ['language:en']],
      },
      { ...count, facets: ['docusaurus_tag'], facetFilters: [['language:en']] },
      { ...count, facets: ['language'], facetFilters: [tags] },
    ],
  },
];

const levels = (...numbers: number[]) => numbers.map((number) => `hierarchy.lvl${number}`);

/** The request of the modal for `v1`. */
export const modalRequest = {
  requests: [
    {
      query: 'v1',
      indexName: 'stylexjs',
      attributesToRetrieve: [...levels(0, 1, 2, 3, 4, 5, 6), 'content', 'type', 'url'],
      attributesToSnippet: [...levels(1, 2, 3, 4, 5, 6), 'content'].map((name) => `${name}:10`),
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      clickAnalytics: false,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    },
  ],
};
