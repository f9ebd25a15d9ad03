/** What stands in a file of the package exactly once, and what takes its place. */
export type Mend = readonly [find: string, replace: string];

/** What is wrong without the mends; the next version of the package may make them needless. */
export type MendsOfFile = Readonly<Record<string, readonly Mend[]>>;

const element = '/* @__PURE__ */ React.createElement';

/** What `@docsearch/react` 5.1.0 does wrong, weighs without need or shows otherwise than specified. */
export const docsearchMends: Readonly<Record<string, MendsOfFile>> = {
  'useSearchClient-mIHVB6ga.js': {
    'weight, S1.1: the hosted client comes along, and stores a key of its own': [
      [
        'import { liteClient } from "algoliasearch/lite";',
        'import { clientOf } from "site:search/modal-client.ts";',
      ],
      ['const client = liteClient(appId, apiKey);', 'return clientOf(appId);'],
    ],
    'X33: opening fails where the getter of localStorage throws': [
      [
        '|| !window.localStorage) return;\n\tif (getLocalStorageSize()',
        '|| !isLocalStorageSupported()) return;\n\tif (getLocalStorageSize()',
      ],
    ],
    'S7.3: a stored row of another form ends the modal': [
      [
        'return Array.isArray(parsed) ? parsed : [];',
        'return Array.isArray(parsed) ? parsed.filter((row) => row && row.hierarchy && [row.objectID, row.url, row.type].every((text) => typeof text === "string") && Object.values(row.hierarchy).every((text) => text === null || typeof text === "string")) : [];',
      ],
    ],
    'weight: signs of five elements at each row; now a style sheet draws them': [
      [
        'function SourceIcon(props) {\n',
        `function SourceIcon(props) {\n\treturn ${element}("span", { className: "DocSearch-Hit-kind", "data-kind": props.type });\n`,
      ],
    ],
    'reduced motion: a turning that no style sheet can stop': [
      [`${element}("animateTransform", {`, `false && ${element}("animateTransform", {`],
    ],
  },
  'DocSearchModal-CLcbYBea.js': {
    'weight: filters by facets, which are not shown here': [
      ['filterBar: !isQueryEmpty(state.query) ?', 'filterBar: false ?'],
    ],
    'X3: failures show for half a second, some never; before an answer there are "No results"': [
      [
        'if (((_props$state = props.state) === null || _props$state === void 0 ? void 0 : _props$state.status) === "error")',
        'if (props.state.collections.length === 0) return null;\n\tif (props.state.collections[0].source.sourceId === "failed")',
      ],
    ],
    'S7.3: "No recent searches" never shows': [
      [
        `return ${element}("div", { className: "DocSearch-Dropdown-Container" }, ${element}(StoredSearchesSections,`,
        `if (!props.hasCollections) return ${element}("p", { className: "DocSearch-Help" }, translations.noRecentSearchesText);\n\treturn ${element}("div", { className: "DocSearch-Dropdown-Container" }, ${element}(StoredSearchesSections,`,
      ],
      [
        'isQueryEmpty(state.query)) showDocsearchDropdown = false;',
        'false) showDocsearchDropdown = false;',
      ],
    ],
  },
  'normalizeDocSearchIndexes-B_bI_ytC.js': {
    'each key: the page is laid out to read what is selected, which the search is given': [
      ['window.getSelection().toString().slice(0, 512)', '""'],
    ],
    'weight: a sign of five elements at each row, which shows at one; now a style sheet draws it': [
      [
        'function SelectIcon() {\n',
        `function SelectIcon() {\n\treturn ${element}("span", { className: "DocSearch-Hit-Select-Icon" });\n`,
      ],
    ],
    'weight: menus of facets': [
      ['import { Menu } from "@base-ui/react/menu";', 'const Menu = {};'],
    ],
    'policy: a style element in the logo, which the local search does not show either': [
      [`${element}(AlgoliaLogo, { translations: { poweredByText } })`, 'null'],
    ],
    'Trusted Types: the text of a hit is set as HTML; few of its entities are known elsewhere': [
      [
        'import { useTheme } from "@docsearch/core/useTheme";',
        'import { useTheme } from "@docsearch/core/useTheme";\nimport { readMarks } from "site:search/marked-text.ts";',
      ],
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
    'X4: the count adds up while typing; it stands with the results that it counts now': [
      ['if (nbHits) {', 'if (false) {'],
      ['sourceId: `hits_', 'nbHits,\n\t\t\t\tsourceId: `hits_'],
    ],
    'X4: "Try searching for" never shows, for its list is spread into an object': [
      [
        'if (sourcesState.context.searchSuggestions.length < Object.keys(sources).length) {',
        'setContext({ searchSuggestions: [...new Set([...sourcesState.context.searchSuggestions, ...Object.keys(sources)])] });\n\t\t\tif (false) {',
      ],
    ],
    'X3: failures show for half a second, some never, and leave older results': [
      ['return results.flatMap((res) => {', 'const answered = results.flatMap((res) => {'],
      [
        '});\n\t} catch (error) {\n\t\tif (error.name === "RetryError") setStatus("error");\n\t\tthrow error;',
        '});\n\t\treturn answered.length > 0 ? answered : [{ sourceId: "nothing", getItems: () => [] }];\n\t} catch {\n\t\treturn [{ sourceId: "failed", getItems: () => [] }];',
      ],
    ],
    'S7.3: Favorite stands before Recent, for the keys and for the eye': [
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
    'accessibility: lists have the name of the field, and those with buttons may hold options alone':
      [
        [
          'if (props.collection.source.sourceId === SOURCE_IDS.askAI) return',
          'const hasButtons = [SOURCE_IDS.favoriteSearches, SOURCE_IDS.recentSearches].includes(props.collection.source.sourceId);\n\tconst listProps = props.getListProps({ source: props.collection.source, "aria-labelledby": void 0, "aria-label": decodedTitle });\n\tif (props.collection.source.sourceId === SOURCE_IDS.askAI) return',
        ],
        [
          `: null, decodedTitle), ${element}("ul", _objectSpread2({ className: "DocSearch-Hits-padded" }, props.getListProps({ source: props.collection.source })),`,
          `: null, decodedTitle), hasButtons && ${element}("div", _objectSpread2(_objectSpread2({}, listProps), {}, { "aria-owns": props.collection.items.map((item) => props.getItemProps({ item, source: props.collection.source }).id).join(" ") })), ${element}("ul", _objectSpread2({ className: "DocSearch-Hits-padded" }, hasButtons ? { role: "none" } : listProps),`,
        ],
      ],
    'accessibility: an option holds a link and buttons; now the link is the option': [
      [
        `return ${element}("li", _objectSpread2({ className: ["DocSearch-Hit", item.__docsearch_parent && "DocSearch-Hit--Child"].filter(Boolean).join(" ") }, getItemProps({`,
        'const { id, role, "aria-selected": selected, ...handlers } = getItemProps({',
      ],
      [
        `onItemClick(item, event);\n\t\t}\n\t})), ${element}(Hit, { hit: item },`,
        `onItemClick(item, event);\n\t\t}\n\t});\n\treturn ${element}("li", _objectSpread2({ className: ["DocSearch-Hit", item.__docsearch_parent && "DocSearch-Hit--Child"].filter(Boolean).join(" "), role: "none" }, handlers), ${element}(Hit, { hit: item, option: { id, role, "aria-selected": selected, tabIndex: -1 } },`,
      ],
      [
        'renderResultBadge({ item }), renderAction({ item }))));',
        'renderResultBadge({ item }))), renderAction({ item }));',
      ],
      [
        `function Hit({ hit, children }) {\n\treturn ${element}("a", { href: hit.url }, children);`,
        `function Hit({ hit, option, children }) {\n\treturn ${element}("a", _objectSpread2({ href: hit.url }, option), children);`,
      ],
    ],
    'a hit of the first level shows its title twice': [
      [`item.type === "lvl0" && ${element}(HitContent,`, `false && ${element}(HitContent,`],
    ],
    'accessibility: a button round everything, with the attributes of a combobox': [
      ['getRootProps({ "aria-expanded": true })', '{}'],
      ['role: "button",\n\t\ttabIndex: 0,\n\t\tonMouseDown', 'onMouseDown'],
    ],
    'accessibility: a name on a text that has no role': [
      [
        'className: "DocSearch-Label",\n\t\t"aria-label": closeKeyAriaLabel',
        'className: "DocSearch-Label"',
      ],
    ],
    'accessibility: the field loses its label while an answer is late': [
      [
        `(isKeywordSearchLoading ? ${element}("div", { className: "DocSearch-LoadingIndicator" }, ${element}(LoadingIcon, null)) : ${element}("label", _objectSpread2({ className: "DocSearch-MagnifierLabel" }, autocomplete.getLabelProps()), ${element}(SearchIcon, null),`,
        `(${element}("label", _objectSpread2({ className: isKeywordSearchLoading ? "DocSearch-LoadingIndicator" : "DocSearch-MagnifierLabel" }, autocomplete.getLabelProps()), isKeywordSearchLoading ? ${element}(LoadingIcon, null) : ${element}(SearchIcon, null),`,
      ],
    ],
    'S4.8: no text says Cancel': [
      [
        `${element}(CloseIcon, null))));\n}\n\n//#endregion\n//#region src/components/ui/ModalShell.tsx`,
        'closeButtonText)));\n}\n\n//#endregion\n//#region src/components/ui/ModalShell.tsx',
      ],
    ],
    'S2.27: the longest query': [['maxLength: 512', 'maxLength: 64']],
    'the focus is kept to what was there at first; a dialog keeps it by itself': [
      ['\tuseTrapFocus({ container: containerRef.current });', ''],
    ],
    'S4.8: closing scrolls the page, even one that a hit led to': [
      ['_window$scrollTo.call(_window, 0, initialScrollY);', '0;'],
    ],
    'style attributes: the body moves, and the modal measures the window': [
      [
        'React.useLayoutEffect(() => {\n\t\tconst scrollBarWidth',
        'noop(() => {\n\t\tconst scrollBarWidth',
      ],
      [
        'React.useEffect(() => {\n\t\tfunction setFullViewportHeight',
        'noop(() => {\n\t\tfunction setFullViewportHeight',
      ],
    ],
    'reduced motion: results glide to their start at every key; weight: and are laid out for it': [
      [
        'if (typeof el.scrollTo === "function") el.scrollTo({',
        'requestAnimationFrame(() => el.scrollTo({',
      ],
      ['behavior: "smooth"\n\t});\n\telse el.scrollTop = 0;', 'behavior: "instant"\n\t}));'],
    ],
    'each key: what is stored is read, and the storage tried, though it was read before': [
      [
        'const favoriteSearches = React.useRef(createStoredSearches({',
        'const [favoriteSearches] = React.useState(() => createStoredSearches({',
      ],
      ['limit: 10\n\t})).current;', 'limit: 10\n\t}));'],
      [
        'recentSearches: React.useRef(createStoredSearches({',
        'recentSearches: React.useState(() => createStoredSearches({',
      ],
      ['})).current\n\t};\n}', '}))[0]\n\t};\n}'],
    ],
    'the first key: all results are made before one shows': [
      [
        'className: "DocSearch-Dropdown-Container" }, props.state.collections.map((collection) => {',
        'className: "DocSearch-Dropdown-Container" }, (isWhole ? props.state.collections : takeFirst(props.state.collections)).map((collection) => {',
      ],
      ['}), props.resultsFooterComponent && ', '}), isWhole && props.resultsFooterComponent && '],
      [
        'const renderAction = React.useCallback(() => {\n\t\treturn /* @__PURE__ */ React.createElement("div", { className: "DocSearch-Hit-action" }, /* @__PURE__ */ React.createElement(SelectIcon',
        'const isWhole = React.useDeferredValue(true, false);\n\tconst renderAction = React.useCallback(() => {\n\t\treturn /* @__PURE__ */ React.createElement("div", { className: "DocSearch-Hit-action" }, /* @__PURE__ */ React.createElement(SelectIcon',
      ],
      [
        'import React, { createElement, useMemo, useState } from "react";',
        'import React, { createElement, useMemo, useState } from "react";\nimport { takeFirst } from "site:search/first-results.ts";',
      ],
    ],
  },
};
