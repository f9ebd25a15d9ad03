import type { DocSearchPatch } from './docsearch-patch.ts';

const element = '/* @__PURE__ */ React.createElement';

/** Patches for what the modal shows and does, and for what a strict policy blocks. */
export const behaviorPatches: readonly DocSearchPatch[] = [
  {
    problem: 'S1.1 the hosted client is part of the modal, and stores a key of its own',
    edits: [
      [
        'import { liteClient } from "algoliasearch/lite";',
        'import { clientOf } from "site:search/modal-client.ts";',
      ],
      ['const client = liteClient(appId, apiKey);', 'return clientOf(appId);'],
    ],
  },
  {
    problem: 'S7.5 the footer names Algolia, with a style element that the policy blocks',
    edits: [[`${element}(AlgoliaLogo, { translations: { poweredByText } })`, 'null']],
  },
  {
    problem: 'Trusted Types: texts of hits are set as HTML, and few entities are decoded elsewhere',
    imports: 'import { readMarks } from "site:search/marked-text.ts";',
    edits: [
      [
        'createElement(tagName, _objectSpread2(_objectSpread2({}, _objectWithoutProperties(_ref, _excluded$3)), {}, { dangerouslySetInnerHTML: { __html: ',
        'createElement(tagName, null, ...readMarks(String(',
      ],
      [
        '|| getPropertyByPath(hit, attribute) } }));',
        '|| getPropertyByPath(hit, attribute) || "")).map(({ text, marked }, at) => marked ? createElement("mark", { key: at }, text) : text));',
      ],
      [
        'return text.replace(/&lt;/g, "<")',
        'return readMarks(text).map((part) => part.text).join("").replace(/&lt;/g, "<")',
      ],
    ],
  },
  {
    problem: 'X33 the modal crashes where reading window.localStorage throws',
    edits: [
      [
        '|| !window.localStorage) return;\n\tif (getLocalStorageSize()',
        '|| !isLocalStorageSupported()) return;\n\tif (getLocalStorageSize()',
      ],
    ],
  },
  {
    problem:
      'S7.3 a stored search of another shape crashes the modal, and one may lead to any site',
    imports: 'import { keepHits } from "site:search/stored-hits.ts";',
    edits: [
      [
        'return Array.isArray(parsed) ? parsed : [];',
        'return Array.isArray(parsed) ? keepHits(parsed) : [];',
      ],
    ],
  },
  {
    problem: 'S7.3 "No recent searches" never shows, and nothing to begin with',
    imports: 'import { suggestQueries } from "site:search/suggested-queries.ts";',
    edits: [
      [
        `return ${element}("div", { className: "DocSearch-Dropdown-Container" }, ${element}(StoredSearchesSections,`,
        `if (!props.hasCollections) return ${element}("div", { className: "search-start" }, ${element}("p", { className: "DocSearch-Help" }, translations.noRecentSearchesText), suggestQueries(props, translations.suggestedQueryText));\n\treturn ${element}("div", { className: "DocSearch-Dropdown-Container" }, ${element}(StoredSearchesSections,`,
      ],
      [
        'isQueryEmpty(state.query)) showDocsearchDropdown = false;',
        'false) showDocsearchDropdown = false;',
      ],
    ],
  },
  {
    problem: 'S7.3 favorites come before recent searches',
    edits: [
      [
        '}];\n}\nasync function buildQuerySources(',
        '}].reverse();\n}\nasync function buildQuerySources(',
      ],
      [
        `return ${element}(React.Fragment, null, favoriteSearches && `,
        `return ${element}(React.Fragment, null, ...[favoriteSearches && `,
      ],
      [
        '})));\n}\n\n//#endregion\n//#region src/ErrorScreen.tsx',
        '}))].reverse());\n}\n\n//#endregion\n//#region src/ErrorScreen.tsx',
      ],
    ],
  },
  {
    problem: 'X3 an error shows for half a second or never, beside older results or "No results"',
    edits: [
      [
        'if (((_props$state = props.state) === null || _props$state === void 0 ? void 0 : _props$state.status) === "error")',
        'if (props.state.collections.length === 0) return null;\n\tif (props.state.collections[0].source.sourceId === "failed")',
      ],
      ['return results.flatMap((res) => {', 'const answered = results.flatMap((res) => {'],
      [
        '});\n\t} catch (error) {\n\t\tif (error.name === "RetryError") setStatus("error");\n\t\tthrow error;',
        '});\n\t\treturn answered.length > 0 ? answered : [{ sourceId: "nothing", getItems: () => [] }];\n\t} catch {\n\t\treturn [{ sourceId: "failed", getItems: () => [] }];',
      ],
    ],
  },
  {
    problem: 'X24 a failure offers no way to try again',
    edits: [
      [
        `return ${element}(ErrorScreen, { `,
        `return ${element}(ErrorScreen, { retry: props.refresh, `,
      ],
      [
        'function ErrorScreen({ translations = {} }) {',
        'function ErrorScreen({ retry, translations = {} }) {',
      ],
      [
        'helpText));\n}\n\n//#endregion\n//#region src/NoResultsScreen.tsx',
        `helpText), ${element}("button", { type: "button", className: "DocSearch-Prefill", onClick: retry }, "Retry"));\n}\n\n//#endregion\n//#region src/NoResultsScreen.tsx`,
      ],
    ],
  },
  {
    problem: 'X4 the number of results adds up while typing',
    edits: [
      ['if (nbHits) {', 'if (false) {'],
      // `SearchFooter` reads it.
      ['sourceId: `hits_', 'nbHits,\n\t\t\t\tsourceId: `hits_'],
    ],
  },
  {
    problem: 'X4 "Try searching for" never shows: its list is spread into an object',
    edits: [
      [
        'if (sourcesState.context.searchSuggestions.length < Object.keys(sources).length) {',
        'setContext({ searchSuggestions: [...new Set([...sourcesState.context.searchSuggestions, ...Object.keys(sources)])] });\n\t\t\tif (false) {',
      ],
    ],
  },
  {
    problem: 'a hit of level 0 shows its title twice',
    edits: [[`item.type === "lvl0" && ${element}(HitContent,`, `false && ${element}(HitContent,`]],
  },
  {
    problem: 'S4.8 the button that closes the search has an icon, not the text Cancel',
    edits: [
      [
        `${element}(CloseIcon, null))));\n}\n\n//#endregion\n//#region src/components/ui/ModalShell.tsx`,
        'closeButtonText)));\n}\n\n//#endregion\n//#region src/components/ui/ModalShell.tsx',
      ],
    ],
  },
  {
    problem: 'S2.27 a query may have 512 characters',
    edits: [['maxLength: 512', 'maxLength: 64']],
  },
  {
    problem: 'S4.8 closing the search scrolls the page to the top, also one that a hit led to',
    edits: [['_window$scrollTo.call(_window, 0, initialScrollY);', '0;']],
  },
  {
    problem: 'style attributes: the body gets a margin, and the modal the height of the window',
    edits: [
      [
        'React.useLayoutEffect(() => {\n\t\tconst scrollBarWidth',
        'noop(() => {\n\t\tconst scrollBarWidth',
      ],
      [
        'React.useEffect(() => {\n\t\tfunction setFullViewportHeight',
        'noop(() => {\n\t\tfunction setFullViewportHeight',
      ],
    ],
  },
];
