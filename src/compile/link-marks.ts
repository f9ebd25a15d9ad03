const pattern = /content-link:([\w-]*);/g;

/**
 * Creates the placeholder for a link until its route is known. It needs no escaping in HTML, strings of programs
 * and JSON.
 */
export function markLink(href: string): string {
  return `content-link:${Buffer.from(href).toString('base64url')};`;
}

/** Lists the marked links in a text, each once, as they were written. */
export function listMarkedLinks(text: string): string[] {
  const marks = new Set(Array.from(text.matchAll(pattern), ([, mark = '']) => mark));
  return Array.from(marks, (mark) => Buffer.from(mark, 'base64url').toString());
}

/**
 * Replaces the placeholders of links with addresses.
 * @param resolve converts a link as it was written to the address that a page shows
 */
export function fillLinks(text: string, resolve: (href: string) => string): string {
  return text.replace(pattern, (_all, mark: string) =>
    // Escapes what would end the string or attribute around it.
    resolve(Buffer.from(mark, 'base64url').toString()).replace(
      /["'`<>\\\s]/g,
      (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
    ),
  );
}
