/**
 * What a host should send with every file: `npm start` sends it, and `_headers` asks Netlify and
 * Cloudflare Pages for it. Pages work without; only a header can say who may frame a page.
 */
export const hostHeaders: Readonly<Record<string, string>> = {
  // The playground frames its own preview, so the site itself may.
  'Content-Security-Policy': "frame-ancestors 'self'",
  // The same for browsers that don't know frame-ancestors; the others ignore it.
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A page of another site that opened this one loses hold of it.
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Many hosts do not know the type, or leave out the encoding. */
export const markdownHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/markdown; charset=utf-8',
};

/** The file `_headers`: the headers for every address of the site, and for the Markdown copies. */
export function buildHeadersFile(baseUrl: string): string {
  const rules = { [`${baseUrl}*`]: hostHeaders, [`${baseUrl}*.md`]: markdownHeaders };
  const lines = Object.entries(rules).flatMap(([addresses, headers]) => [
    addresses,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}
