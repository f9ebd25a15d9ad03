const pattern = /content-link:([\w-]*);/g;

/**
 * The stand-in for a written link, until its route is known. It reads the same in HTML, in a
 * string of a program and in JSON.
 */
export function markLink(href: string): string {
  return `content-link:${Buffer.from(href).toString('base64url')};`;
}

/** The links that are marked in a text, each once, as they were written. */
export function listMarkedLinks(text: string): string[] {
  const marks = new Set(Array.from(text.matchAll(pattern), ([, mark = '']) => mark));
  return Array.from(marks, (mark) => Buffer.from(mark, 'base64url').toString());
}

/**
 * Puts the addresses in the place of the marked links.
 * @param resolve from a link as it was written to the address that a page shows
 */
export function fillLinks(text: string, resolve: (href: string) => string): string {
  return text.replace(pattern, (_all, mark: string) =>
    // What would end a string or an attribute around it.
    resolve(Buffer.from(mark, 'base64url').toString()).replace(
      /["'`<>\\\s]/g,
      (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
    ),
  );
}
