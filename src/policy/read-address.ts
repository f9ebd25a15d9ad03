/** Where an address leads: to this site, or to what a policy has to name. */
export type ReadAddress =
  | { kind: 'own' }
  | {
      kind: 'foreign';
      /** As a policy names it: `https://example.com`, `example.com` without a scheme, `data:`. */
      source: string;
      url: URL;
    };

/** A page may be served by either; `https:other` leads to another host from the second alone. */
const bases = ['https://own.invalid/', 'http://own.invalid/'];

/**
 * Reads an address as browsers do: with backslashes, line ends inside, and schemes in any case.
 * @returns undefined where it is none: no browser would load it
 */
export function readAddress(written: string): ReadAddress | undefined {
  const urls = bases.flatMap((base) => URL.parse(written, base) ?? []);
  if (urls.length === 0) return undefined;
  const url = urls.find(({ host }) => host !== 'own.invalid');
  if (!url) return { kind: 'own' };
  const { host, protocol, origin } = url;
  // Of `data:`, `javascript:` and the like the scheme is all that a policy can name.
  if (!/^(?:https?|wss?|ftp):$/.test(protocol)) return { kind: 'foreign', source: protocol, url };
  return { kind: 'foreign', source: hasScheme(written) ? origin : host, url };
}

/** An address without what browsers leave out of it before they look at it. */
export function stripAddress(written: string): string {
  // Up to the blank all signs are controls.
  return written.replace(/[\t\n\r]/g, '').replace(/^[^!-\uffff]+/, '');
}

function hasScheme(written: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(stripAddress(written));
}
