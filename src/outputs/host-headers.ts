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

/** How long browsers keep a file without asking again: what has a digest of its content in its name, and the rest. */
export const cachingHeaders = {
  digested: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  others: { 'Cache-Control': 'no-cache' },
} as const;

/** The folder whose files have digests in their names. */
export const digestedFolder = 'assets/';

/**
 * Writes the file `_headers`: the headers for every address of the site, for the Markdown copies, and for caching.
 * Hosts differ in what they do with a header that two rules set, so each file is in one rule about caching.
 * @param files the files of the site, as paths in it
 * @param isDigested whether the name of a file has a digest of its content
 */
export function buildHeadersFile(
  baseUrl: string,
  files: readonly string[] = [],
  isDigested: (file: string) => boolean = () => false,
): string {
  const caching = splitByFolder(files, isDigested).map(
    ([address, areDigested]) =>
      [baseUrl + address, areDigested ? cachingHeaders.digested : cachingHeaders.others] as const,
  );
  const rules: (readonly [string, Readonly<Record<string, string>>])[] = [
    [`${baseUrl}*`, hostHeaders],
    [`${baseUrl}*.md`, markdownHeaders],
    // First, because some hosts read no more than a hundred rules, and let browsers ask for all other files.
    ...caching.filter(([, headers]) => headers === cachingHeaders.digested),
    [baseUrl, cachingHeaders.others],
    ...caching.filter(([, headers]) => headers === cachingHeaders.others),
  ];
  const lines = rules.flatMap(([addresses, headers]) => [
    addresses,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** The addresses of folders whose files all have digests or all have none, and of the files in mixed folders. */
function splitByFolder(
  files: readonly string[],
  isDigested: (file: string) => boolean,
  folder = '',
): [address: string, areDigested: boolean][] {
  const entries = Map.groupBy(
    files,
    (file) => /^[^/]*\/?/.exec(file.slice(folder.length))?.[0] ?? '',
  );
  return [...entries].flatMap(([entry, inside]): [string, boolean][] => {
    const name = folder + entry;
    const [isFirst = false, ...others] = inside.map(isDigested);
    if (others.some((isOther) => isOther !== isFirst))
      return splitByFolder(inside, isDigested, name);
    return [[encodeURI(name) + (entry.endsWith('/') ? '*' : ''), isFirst]];
  });
}
