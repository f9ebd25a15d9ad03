/**
 * Finds the names that the compiler makes by hashing, in a text: of classes, variables, themes and
 * keyframes. A name begins with `x` and has 5 to 7 more digits and small letters, one of them a
 * digit; a readable part before it (`color-x1e2nbdu`) and `-B` after it do not belong to the hash.
 */
export function findNames(text: string): { name: string; index: number }[] {
  return Array.from(text.matchAll(hashed), ({ 0: name, index }) => ({ name, index }));
}

const hashed = /(?<![a-zA-Z0-9])x(?=[a-z]*[0-9])[0-9a-z]{5,7}(?![a-zA-Z0-9_])/g;
