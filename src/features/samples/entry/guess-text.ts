/** A picture without a file, so that nothing is requested. */
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9' width='320' height='180'%3E%3Cpath fill='%23bcd' d='M0 0h16v9H0z'/%3E%3Cpath fill='%23689' d='M0 9l5-6 3 3 3-2 5 5z'/%3E%3C/svg%3E";

/** Names of props whose text isn't a sentence, with a suitable text. */
const textsByName: readonly [RegExp, string][] = [
  [/^href$|Url$|^url$/, '#'],
  [/^src$|picture|image/i, picture],
  [/colou?r|tint|accent/i, 'teal'],
  [/width|length/i, '12rem'],
  [/height|size|indent|gap|radius/i, '2rem'],
  [/^icon$/, '★'],
  [/^id$/, 'sample'],
  [/amount|price/i, '$12'],
];

/** Whether the text of a prop isn't a sentence. */
export const isNoSentence = (name: string) => textsByName.some(([pattern]) => pattern.test(name));

/**
 * Chooses a text for a prop: by its name, otherwise the text of the component, otherwise its name in words.
 * @param text the text of the component, for the first prop that shows one
 */
export function guessText(name: string, text: string | undefined): string {
  const match = textsByName.find(([pattern]) => pattern.test(name));
  return match?.[1] ?? text ?? inWords(name);
}

/** What components say in products, by the last word of their names. */
const textsOfKinds: readonly [RegExp, string][] = [
  [/^Save/, 'Save'],
  [/Button$/, 'Add to basket'],
  [/(?:Card|Panel|Surface|Box|Item|Option|Row)$/, 'Green tea'],
  [/(?:Page|Article|Text|Layout|Note)$/, 'The kettle is on, and the shop opens at eight.'],
  [/(?:Title|Headline)$/, 'A quiet morning'],
  [/(?:Notice|Banner|Callout)$/, 'We are closed on Monday.'],
  [/Toast$/, 'Saved to your list'],
  [/(?:Dialog|Modal)$/, 'Remove this item?'],
  [/(?:Badge|Tag|Chip)$/, 'New'],
  [/Link$/, 'Read more'],
  [/Quote$/, 'Less, but better.'],
  [/(?:Summary|Details|Disclosure)$/, 'Opening hours'],
  [/(?:Footer|Legal)$/, 'Open from eight to six'],
  [/Hint$/, 'At least eight characters'],
  [/Tab$/, 'Overview'],
];

/** The text of a component: what such a component says in a product, otherwise its name in words. */
export function guessContent(component: string): string {
  return textsOfKinds.find(([pattern]) => pattern.test(component))?.[1] ?? inWords(component);
}

/** `PaleHint` becomes “Pale hint”. */
export function inWords(name: string): string {
  const words = name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
