/**
 * The subjects of CSS properties, as the classes that colour them wherever styles are shown, with the names of
 * their properties; the first match counts.
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
 * The class for the name of a property, in CSS or JavaScript notation.
 * @returns undefined for other names
 */
export function hueOfProperty(name: string): string | undefined {
  const key = name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
  if (!/^[a-z][A-Za-z]*$/.test(key)) return undefined;
  return hues.find(([, names]) => names.test(key))?.[0];
}
