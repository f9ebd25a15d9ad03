/**
 * What a property of CSS is about, as the class that gives it a hue wherever styles are shown, and
 * the names that are about it; the first that fits decides.
 */
const hues: readonly (readonly [className: string, names: RegExp])[] = [
  ['tk-h', /(?:^c|C)olor$|^(?:background|fill|stroke|opacity|filter|mixBlend|boxShadow)/],
  ['tk-o', /^(?:transition|animation|transform|rotate|scale|translate|willChange|perspective)/],
  ['tk-y', /^(?:font|(?:line|letter|text|white|word)[A-Z]|hyphens|content$|listStyle|quotes$)/],
  [
    'tk-l',
    /^(?:(?:display|position|top|right|bottom|left|order|float|clear|gap)$|inset|flex|grid|(?:place|align|justify)[A-Z]|zIndex|rowGap|column[A-Z]|container|overflow|visibility)/,
  ],
  [
    'tk-b',
    /^(?:margin|padding|width|height|m(?:in|ax)(?:Width|Height|Inline|Block)|inlineSize|blockSize|border|boxSizing|outline|aspectRatio|objectFit)/,
  ],
];

/**
 * The class of a property's name, as CSS writes it or as a key of an object.
 * @returns undefined for a name that is no property, or about nothing of these
 */
export function hueOfProperty(name: string): string | undefined {
  const key = name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
  if (!/^[a-z][A-Za-z]*$/.test(key)) return undefined;
  return hues.find(([, names]) => names.test(key))?.[0];
}
