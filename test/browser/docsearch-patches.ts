type TestOfPatch = { file: string; name: string };

const inFile =
  (file: string) =>
  (name: string): TestOfPatch => ({ file: `test/browser/${file}.test.ts`, name });

const modal = inFile('search-modal');
const states = inFile('search-states');
const typing = inFile('search-typing');
const button = inFile('search-button');
const weight = inFile('search-weight');
const accessibility = inFile('accessibility');

const axe = accessibility(
  'axe finds nothing wrong with the open search: stored searches, results or none',
);

/** For each problem that a patch of `@docsearch/react` fixes, the test that fails without it. */
export const testsOfPatches: Readonly<Record<string, TestOfPatch>> = {
  'S1.1 the hosted client is part of the modal, and stores a key of its own': modal(
    'S7.5 X18 the footer explains the keys, and the local search names no provider and contacts no other origin',
  ),
  'S7.5 the footer names Algolia, with a style element that the policy blocks': modal(
    'S7.5 X18 the footer explains the keys, and the local search names no provider and contacts no other origin',
  ),
  'Trusted Types: texts of hits are set as HTML, and few entities are decoded elsewhere': modal(
    'S7.3 results are in named groups of at most five',
  ),
  'X33 the modal crashes where reading window.localStorage throws': states(
    'X33 S7.3 without storage the search works, and the console warns once',
  ),
  'S7.3 a stored search of another shape crashes the modal, and one may lead to any site': states(
    'S7.3 an invalid stored list counts as empty',
  ),
  'S7.3 "No recent searches" never shows, and nothing to begin with': states(
    'S7.3 at first the search says that there are no recent searches',
  ),
  'S7.3 favorites come before recent searches': states(
    'S7.3 X4 Recent comes before Favorite, on screen and by keyboard',
  ),
  'X3 an error shows for half a second or never, beside older results or "No results"': states(
    'S8.3 X3 a failed query shows an error until the next query',
  ),
  'X24 a failure offers no way to try again': states('S8.3 X24 Retry repeats a failed query'),
  'X4 the number of results adds up while typing': modal(
    'S7.4 X4 See all shows the count of the current answer, opens the results page and closes the search',
  ),
  'X4 "Try searching for" never shows: its list is spread into an object': states(
    'S8.4 X4 X5 a query without results suggests groups seen before and a link to report it',
  ),
  'a hit of level 0 shows its title twice': states(
    'S7.3 a stored search of a whole section shows its title once',
  ),
  'S4.8 the button that closes the search has an icon, not the text Cancel': modal(
    'S4.8 a click outside of the search closes it, and so does Cancel',
  ),
  'S2.27 a query may have 512 characters': button(
    'S2.27 a click on the button opens the search with an empty, focused field',
  ),
  'S4.8 closing the search scrolls the page to the top, also one that a hit led to': modal(
    'S4.8 the page behind keeps its scroll position and gets no style attribute',
  ),
  'style attributes: the body gets a margin, and the modal the height of the window': modal(
    'S4.8 the page behind keeps its scroll position and gets no style attribute',
  ),
  'accessibility: lists are named by the label of the field, and contain buttons': modal(
    'S7.3 results are in named groups of at most five',
  ),
  'accessibility: an option contains a link and buttons; the link should be the option': axe,
  'accessibility: the modal is a button with the attributes of a combobox': axe,
  'accessibility: aria-label on a text without a role': modal(
    'S7.5 X18 the footer explains the keys, and the local search names no provider and contacts no other origin',
  ),
  'accessibility: the field has no label while an answer is loading': states(
    'S4.8 a slow answer shows a loading indicator, and the field keeps its label',
  ),
  'Tab skips what was not there when the search opened': modal(
    'Tab reaches Cancel and See all, and nothing behind the search',
  ),
  'reduced motion: the loading icon turns by SMIL, which no style sheet can stop': states(
    'with reduced motion nothing in the search is animated while an answer loads',
  ),
  'reduced motion: each key scrolls the results smoothly, after a synchronous layout': typing(
    'a new answer starts at its first result, without a smooth scroll',
  ),
  'the menus of facets, which are never shown here, are part of the modal': weight(
    'S2.27 the code of the modal is at most 36 kB',
  ),
  'each result draws its icons with ten elements; style sheets can draw them with two': modal(
    'style sheets draw the icons of the results, without SVG elements',
  ),
  'each key reads the selection, which lays the page out': typing(
    'typing does not read the selection of the page',
  ),
  'each key reads stored searches again, and writes to the storage to try it': typing(
    'typing does not read or write storage',
  ),
  'the first key renders all results before it shows one': typing(
    'the first key shows the first results before the rest are rendered',
  ),
};
