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
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(stripAddress(written));
  return { kind: 'foreign', source: hasScheme ? origin : host, url };
}

/** Removes the characters that browsers ignore. */
export function stripAddress(written: string): string {
  // All characters up to the space are control characters.
  return written.replace(/[\t\n\r]/g, '').replace(/^[^!-\uffff]+/, '');
}

const sourceFields = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i;
const ports: Readonly<Record<string, string>> = { http: '80', https: '443' };

/** Whether a source of a policy allows an address, by the rules of Content Security Policy 3. */
export function covers(source: string, url: URL): boolean {
  const protocol = url.protocol.slice(0, -1);
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(source.slice(0, -1), protocol);
  const [, scheme = 'https', host = '', port = '', path = ''] = sourceFields.exec(source) ?? [];
  if (!isScheme(scheme, protocol) || !isHost(host.toLowerCase(), url.hostname)) return false;
  const isPort = port === '*' || port === url.port || (!url.port && port === ports[protocol]);
  if (!isPort) return false;
  return path.endsWith('/') ? url.pathname.startsWith(path) : !path || path === url.pathname;
}

/** A host that is listed without encryption may also use it. */
function isScheme(listed: string, actual: string): boolean {
  return listed.toLowerCase() === actual || (listed.toLowerCase() === 'http' && actual === 'https');
}

function isHost(listed: string, actual: string): boolean {
  return listed.startsWith('*.') ? actual.endsWith(listed.slice(1)) : listed === actual;
}
