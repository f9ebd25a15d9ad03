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

/** The file `_headers`: the headers for every address of the site. */
export function buildHeadersFile(baseUrl: string): string {
  const lines = Object.entries(hostHeaders).map(([name, value]) => `  ${name}: ${value}`);
  return `${[`${baseUrl}*`, ...lines].join('\n')}\n`;
}
