/**
 * Removes a byte order mark, and replaces the line ends of Windows: Git converts the files of a checkout to them, and
 * a build gives the same site on every system.
 */
export function unifyLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
