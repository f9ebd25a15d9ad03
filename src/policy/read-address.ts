/** The target of an address: this site, or a source that a policy has to list. */
export type ReadAddress =
  | { kind: 'own' }
  | {
      kind: 'foreign';
      /** The source in a policy: `https://example.com`, `example.com` without a scheme, `data:`. */
      source: string;
      url: URL;
    };

/** A page may be served by either; `https:other` leads to another host only from the second. */
const bases = ['https://own.invalid/', 'http://own.invalid/'];

/**
 * Reads an address like browsers: with backslashes, line ends inside, and schemes in any case.
 * @returns undefined for an invalid address, which no browser would load
 */
export function readAddress(written: string): ReadAddress | undefined {
  const urls = bases.flatMap((base) => URL.parse(written, base) ?? []);
  if (urls.length === 0) return undefined;
  const url = urls.find(({ host }) => host !== 'own.invalid');
  if (!url) return { kind: 'own' };
  const { host, protocol, origin } = url;
  // Policies can only list the scheme of `data:`, `javascript:` and similar.
  if (!/^(?:https?|wss?|ftp):$/.test(protocol)) return { kind: 'foreign', source: protocol, url };
  return { kind: 'foreign', source: hasScheme(written) ? origin : host, url };
}

/** Removes the characters that browsers ignore. */
export function stripAddress(written: string): string {
  // All characters up to the space are control characters.
  return written.replace(/[\t\n\r]/g, '').replace(/^[^!-\uffff]+/, '');
}

function hasScheme(written: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(stripAddress(written));
}
