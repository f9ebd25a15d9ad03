/**
 * Finds the names in a text that the compiler generates by hashing: of classes, variables, themes and keyframes. A
 * hash starts with `x` and has 5 to 7 more digits and lower-case letters, with at least one digit; a readable
 * prefix (`color-x1e2nbdu`) and the suffix `-B` don't belong to it.
 */
export function findNames(text: string): { name: string; index: number }[] {
  return Array.from(text.matchAll(hashed), ({ 0: name, index }) => ({ name, index }));
}

const hashed = /(?<![a-zA-Z0-9])x(?=[a-z]*[0-9])[0-9a-z]{5,7}(?![a-zA-Z0-9_])/g;
