import type { DocSearchPatch } from './docsearch-patch.ts';

const element = '/* @__PURE__ */ React.createElement';

/** Patches for the size of the modal and the time that a key takes. */
export const performancePatches: readonly DocSearchPatch[] = [
  {
    problem: 'the menus of facets, which are never shown here, are part of the modal',
    edits: [
      ['import { Menu } from "@base-ui/react/menu";', 'const Menu = {};'],
      ['filterBar: !isQueryEmpty(state.query) ?', 'filterBar: false ?'],
    ],
  },
  {
    problem: 'each result draws its icons with ten elements; style sheets can draw them with two',
    edits: [
      [
        'function SourceIcon(props) {\n',
        `function SourceIcon(props) {\n\treturn ${element}("span", { className: "DocSearch-Hit-kind", "data-kind": props.type });\n`,
      ],
      [
        'function SelectIcon() {\n',
        `function SelectIcon() {\n\treturn ${element}("span", { className: "DocSearch-Hit-Select-Icon" });\n`,
      ],
    ],
  },
  {
    problem: 'reduced motion: each key scrolls the results smoothly, after a synchronous layout',
    edits: [
      [
        'if (typeof el.scrollTo === "function") el.scrollTo({',
        'requestAnimationFrame(() => el.scrollTo({',
      ],
      ['behavior: "smooth"\n\t});\n\telse el.scrollTop = 0;', 'behavior: "instant"\n\t}));'],
    ],
  },
  {
    problem: 'each key reads the selection, which lays the page out',
    edits: [['window.getSelection().toString().slice(0, 512)', '""']],
  },
  {
    problem: 'each key reads stored searches again, and writes to the storage to try it',
    edits: [
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
  },
  {
    problem: 'the first key renders all results before it shows one',
    imports: 'import { takeFirst } from "site:search/first-results.ts";',
    edits: [
      [
        'className: "DocSearch-Dropdown-Container" }, props.state.collections.map((collection) => {',
        'className: "DocSearch-Dropdown-Container" }, (isWhole ? props.state.collections : takeFirst(props.state.collections)).map((collection) => {',
      ],
      ['}), props.resultsFooterComponent && ', '}), isWhole && props.resultsFooterComponent && '],
      [
        'const renderAction = React.useCallback(() => {\n\t\treturn /* @__PURE__ */ React.createElement("div", { className: "DocSearch-Hit-action" }, /* @__PURE__ */ React.createElement(SelectIcon',
        'const isWhole = React.useDeferredValue(true, false);\n\tconst renderAction = React.useCallback(() => {\n\t\treturn /* @__PURE__ */ React.createElement("div", { className: "DocSearch-Hit-action" }, /* @__PURE__ */ React.createElement(SelectIcon',
      ],
    ],
  },
];
