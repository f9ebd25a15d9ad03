/** The shortest word that is broken at its joints: shorter ones fit where anything does. */
const shortestWord = 12;

/**
 * Where a name of code may be broken: before the capital of `fontSize`, after the dot of
 * `stylex.create` and the line of `unstable_name`. Hyphens and slashes browsers break at themselves.
 */
const joints = /(?<=[\p{L}\d])(?=\p{Lu}\p{Ll})|(?<=\p{L}[._])(?=\p{L})/u;

/** The pieces of a text between which a line may end beside where its spaces are. */
export function splitName(text: string): string[] {
  if (text.length < shortestWord) return [text];
  const pieces: string[] = [''];
  for (const word of text.split(/(\s+)/)) {
    const [first = '', ...others] = word.length < shortestWord ? [word] : word.split(joints);
    pieces[pieces.length - 1] += first;
    pieces.push(...others);
  }
  return pieces;
}
