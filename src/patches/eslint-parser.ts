/** Where the parser of ESLint for Babel asks for Babel's parser, at a path that it looks for itself. */
export const eslintParserFile = /\/@babel\/eslint-parser\/lib\/parse\.cjs$/;

const lookup = /require\(\(\(\(v, w\) =>.*?\}\)\("@babel\/parser", \{.*?\}\)\)/s;

/**
 * Has `@babel/eslint-parser` ask for Babel's parser in a way that a bundler can follow. Not needed
 * once the package imports `@babel/parser` by its name.
 * @throws where the package asks for it in another way
 */
export function patchEslintParser(code: string): string {
  if (!lookup.test(code)) throw new Error('The parser of the linter is loaded in an unknown way.');
  return code.replace(lookup, 'require("@babel/parser")');
}
