/** The code with which ESLint's parser for Babel loads Babel's parser, from a path that it resolves itself. */
export const eslintParserFile = /\/@babel\/eslint-parser\/lib\/parse\.cjs$/;

const lookup = /require\(\(\(\(v, w\) =>.*?\}\)\("@babel\/parser", \{.*?\}\)\)/s;

/**
 * Makes `@babel/eslint-parser` load Babel's parser in a way that bundlers can follow. Not needed once the package
 * imports `@babel/parser` by name.
 * @throws if the package has other code
 */
export function patchEslintParser(code: string): string {
  if (!lookup.test(code)) throw new Error('The parser of the linter is loaded in an unknown way.');
  return code.replace(lookup, 'require("@babel/parser")');
}
