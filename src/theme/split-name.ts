/** The minimum length of words that get break opportunities; shorter ones always fit. */
const minWordLength = 13;

/**
 * Where a name of code may be broken: before the capital of `fontSize`, after the dot of `stylex.create` and the
 * underscore of `unstable_name`, after the slash of `@scope/name`. Browsers break at hyphens themselves.
 */
const joints = /(?<=[\p{L}\d])(?=\p{Lu}\p{Ll})|(?<=\p{L}[._/])(?=\p{L})/u;

/** Splits a text at its break opportunities other than spaces. */
export function splitName(text: string): string[] {
  if (text.length < minWordLength) return [text];
  const pieces: string[] = [''];
  for (const word of text.split(/(\s+)/)) {
    const [first = '', ...others] = word.length < minWordLength ? [word] : word.split(joints);
    pieces[pieces.length - 1] += first;
    pieces.push(...others);
  }
  return pieces;
}
