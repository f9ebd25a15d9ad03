/** A picture without a file: nothing on a page or in a frame is asked for. */
const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** Names of props whose text is no sentence, and a text that fits. */
const known: readonly [RegExp, string][] = [
  [/^href$|Url$|^url$/, '#'],
  [/^src$|picture|image/i, picture],
  [/colou?r|tint|accent/i, 'teal'],
  [/width|height|size|indent|gap|radius|length/i, '2rem'],
  [/^id$/, 'sample'],
  [/amount|price/i, '$12'],
];

/**
 * A text for a prop: by its name, else the text of the component, else the name itself in words.
 * @param text of the component, for the one prop that it shows
 */
export function guessText(name: string, text: string | undefined): string {
  const found = known.find(([pattern]) => pattern.test(name));
  return found?.[1] ?? text ?? inWords(name);
}

/** `PaleHint` is “Pale hint”. */
export function inWords(name: string): string {
  const words = name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
