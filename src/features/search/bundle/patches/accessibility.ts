import type { DocSearchPatch } from './docsearch-patch.ts';

const element = '/* @__PURE__ */ React.createElement';

/** Patches for keyboards, assistive technology and reduced motion. */
export const accessibilityPatches: readonly DocSearchPatch[] = [
  {
    problem: 'accessibility: lists are named by the label of the field, and contain buttons',
    edits: [
      [
        'if (props.collection.source.sourceId === SOURCE_IDS.askAI) return',
        'const hasButtons = [SOURCE_IDS.favoriteSearches, SOURCE_IDS.recentSearches].includes(props.collection.source.sourceId);\n\tconst listProps = props.getListProps({ source: props.collection.source, "aria-labelledby": void 0, "aria-label": decodedTitle });\n\tif (props.collection.source.sourceId === SOURCE_IDS.askAI) return',
      ],
      [
        `: null, decodedTitle), ${element}("ul", _objectSpread2({ className: "DocSearch-Hits-padded" }, props.getListProps({ source: props.collection.source })),`,
        `: null, decodedTitle), hasButtons && ${element}("div", _objectSpread2(_objectSpread2({}, listProps), {}, { "aria-owns": props.collection.items.map((item) => props.getItemProps({ item, source: props.collection.source }).id).join(" ") })), ${element}("ul", _objectSpread2({ className: "DocSearch-Hits-padded" }, hasButtons ? { role: "none" } : listProps),`,
      ],
    ],
  },
  {
    problem: 'accessibility: an option contains a link and buttons; the link should be the option',
    edits: [
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
  },
  {
    problem: 'accessibility: the modal is a button with the attributes of a combobox',
    edits: [
      ['getRootProps({ "aria-expanded": true })', '{}'],
      ['role: "button",\n\t\ttabIndex: 0,\n\t\tonMouseDown', 'onMouseDown'],
    ],
  },
  {
    problem: 'accessibility: aria-label on a text without a role',
    edits: [
      [
        'className: "DocSearch-Label",\n\t\t"aria-label": closeKeyAriaLabel',
        'className: "DocSearch-Label"',
      ],
    ],
  },
  {
    problem: 'accessibility: the field has no label while an answer is loading',
    edits: [
      [
        `(isKeywordSearchLoading ? ${element}("div", { className: "DocSearch-LoadingIndicator" }, ${element}(LoadingIcon, null)) : ${element}("label", _objectSpread2({ className: "DocSearch-MagnifierLabel" }, autocomplete.getLabelProps()), ${element}(SearchIcon, null),`,
        `(${element}("label", _objectSpread2({ className: isKeywordSearchLoading ? "DocSearch-LoadingIndicator" : "DocSearch-MagnifierLabel" }, autocomplete.getLabelProps()), isKeywordSearchLoading ? ${element}(LoadingIcon, null) : ${element}(SearchIcon, null),`,
      ],
    ],
  },
  {
    problem: 'Tab skips what was not there when the search opened',
    edits: [['\tuseTrapFocus({ container: containerRef.current });', '']],
  },
  {
    problem: 'reduced motion: the loading icon turns by SMIL, which no style sheet can stop',
    edits: [[`${element}("animateTransform", {`, `false && ${element}("animateTransform", {`]],
  },
];
