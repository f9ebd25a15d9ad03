/** A picture without a file, so that nothing is requested. */
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9' width='320' height='180'%3E%3Cpath fill='%23bcd' d='M0 0h16v9H0z'/%3E%3Cpath fill='%23689' d='M0 9l5-6 3 3 3-2 5 5z'/%3E%3C/svg%3E";

/** Names of props whose text isn't a sentence, with a suitable text. */
const textsByName: readonly [RegExp, string][] = [
  [/^href$|Url$|^url$/, '#'],
  [/^src$|picture|image/i, picture],
  [/colou?r|tint|accent/i, 'teal'],
  [/width|height|size|indent|gap|radius|length/i, '2rem'],
  [/^id$/, 'sample'],
  [/amount|price/i, '$12'],
];

/**
 * Chooses a text for a prop: by its name, otherwise the text of the component, otherwise its name in words.
 * @param text the text of the component, for the first prop that shows one
 */
export function guessText(name: string, text: string | undefined): string {
  const match = textsByName.find(([pattern]) => pattern.test(name));
  return match?.[1] ?? text ?? inWords(name);
}

/** `PaleHint` becomes “Pale hint”. */
export function inWords(name: string): string {
  const words = name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
