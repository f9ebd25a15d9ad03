/**
 * The headers that a host should send with every file: `npm start` sends them, and `_headers` configures them for
 * Netlify and Cloudflare Pages. Pages work without them; only a header can restrict who frames a page.
 */
export const hostHeaders: Readonly<Record<string, string>> = {
  // The playground frames its preview, so the site itself is allowed.
  'Content-Security-Policy': "frame-ancestors 'self'",
  // The same for browsers that don't support `frame-ancestors`; others ignore it.
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A page of another site that opens this one gets no reference to it.
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Many hosts don't know the type, or omit the charset. */
export const markdownHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/markdown; charset=utf-8',
};

/** Writes the file `_headers`: the headers for every address of the site, and for the Markdown copies. */
export function buildHeadersFile(baseUrl: string): string {
  const rules = { [`${baseUrl}*`]: hostHeaders, [`${baseUrl}*.md`]: markdownHeaders };
  const lines = Object.entries(rules).flatMap(([addresses, headers]) => [
    addresses,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}
