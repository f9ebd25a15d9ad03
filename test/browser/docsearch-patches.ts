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

const axe = accessibility('axe finds nothing wrong with the open search, whatever it shows');

/** For each problem that a patch of `@docsearch/react` fixes, the test that fails without it. */
export const testsOfPatches: Readonly<Record<string, TestOfPatch>> = {
  'S1.1 the hosted client is part of the modal, and stores a key of its own': modal(
    'S7.5 X18 the foot says what the keys do, and the local search names and asks nobody',
  ),
  'S7.5 the footer names Algolia, with a style element that the policy blocks': modal(
    'S7.5 X18 the foot says what the keys do, and the local search names and asks nobody',
  ),
  'Trusted Types: texts of hits are set as HTML, and few entities are decoded elsewhere': modal(
    'S7.3 results stand in groups of five at most, headings under their page',
  ),
  'X33 the modal crashes where reading window.localStorage throws': states(
    'X33 S7.3 without storage the search works, and the console is told once',
  ),
  'S7.3 a stored search of another shape crashes the modal, and one may lead to any site': states(
    'S7.3 a stored list that is broken counts as empty',
  ),
  'S7.3 "No recent searches" never shows, and nothing to begin with': states(
    'S7.3 at first there are no recent searches, and it says so',
  ),
  'S7.3 favorites come before recent searches': states(
    'S7.3 X4 Recent stands before Favorite, for the eye and for the keys',
  ),
  'X3 an error shows for half a second or never, beside older results or "No results"': states(
    'S8.3 X3 a search without an answer says so until the next query',
  ),
  'X24 a failure offers no way to try again': states(
    'S8.3 X24 a search that failed can be tried again',
  ),
  'X4 the number of results adds up while typing': modal(
    'S7.4 X4 See all counts the current answer alone, leads to all and closes',
  ),
  'X4 "Try searching for" never shows: its list is spread into an object': states(
    'S8.4 X4 X5 a query without results offers groups that were seen, and a way to tell',
  ),
  'a hit of level 0 shows its title twice': states(
    'S7.3 a stored search of a whole section shows its title once',
  ),
  'S4.8 the button that closes the search has an icon, not the text Cancel': modal(
    'S4.8 a press beside the search closes it, and so does Cancel',
  ),
  'S2.27 a query may have 512 characters': button(
    'S2.27 a press opens the search with an empty field that has the focus',
  ),
  'S4.8 closing the search scrolls the page to the top, also one that a hit led to': modal(
    'S4.8 the page behind stays where it is, and is there again afterwards',
  ),
  'style attributes: the body gets a margin, and the modal the height of the window': modal(
    'S4.8 the page behind stays where it is, and is there again afterwards',
  ),
  'accessibility: lists are named by the label of the field, and contain buttons': modal(
    'S7.3 results stand in groups of five at most, headings under their page',
  ),
  'accessibility: an option contains a link and buttons; the link should be the option': axe,
  'accessibility: the modal is a button with the attributes of a combobox': axe,
  'accessibility: aria-label on a text without a role': modal(
    'S7.5 X18 the foot says what the keys do, and the local search names and asks nobody',
  ),
  'accessibility: the field has no label while an answer is loading': states(
    'S4.8 an answer that takes long shows that it is waited for, and the field keeps its name',
  ),
  'Tab skips what was not there when the search opened': modal(
    'Tab reaches what is in the search and nothing behind it',
  ),
  'reduced motion: the loading icon turns by SMIL, which no style sheet can stop': states(
    'with reduced motion nothing in the search moves while an answer is loading',
  ),
  'reduced motion: each key scrolls the results smoothly, after a synchronous layout': typing(
    'a new answer starts at its first result, without a smooth scroll',
  ),
  'the menus of facets, which are never shown here, are part of the modal': weight(
    'S2.27 the code of the modal is 36 kB at most',
  ),
  'each result draws its icons with ten elements; style sheets can draw them with two': modal(
    'style sheets draw the icons of the results, not elements of their own',
  ),
  'each key reads the selection, which lays the page out': typing(
    'typing does not read what is selected on the page',
  ),
  'each key reads stored searches again, and writes to the storage to try it': typing(
    'typing reads and writes nothing of what is stored',
  ),
  'the first key renders all results before it shows one': typing(
    'at the first key the first results show before the others are made',
  ),
};
