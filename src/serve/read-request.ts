import type { IncomingMessage } from 'node:http';

const maxPathLength = 4096;

/**
 * Reads the path of a request, as the decoded names of folders and a file.
 * @returns `notFound` if no file can have such a path, `malformed` if the request isn't HTTP
 */
export function readPath({ url = '' }: IncomingMessage): string[] | 'notFound' | 'malformed' {
  // Requests to proxies have the absolute URL, which servers must also understand.
  const target = url.replace(/^https?:\/\/[^/?#]*(?=\/|$)/i, '') || '/';
  const [path = ''] = target.split(/[?#]/, 1);
  if (!path.startsWith('/')) return 'malformed';
  if (path.length > maxPathLength) return 'notFound';
  const names = path.split('/').slice(1).map(decode);
  if (names.some((name) => name?.includes('\0'))) return 'malformed';
  // Only a trailing slash leaves an empty name.
  const isPlain = (name: string | undefined, at: number): name is string =>
    name !== undefined && (name !== '' || at === names.length - 1) && !/^\.\.?$|[/\\]/.test(name);
  return names.every(isPlain) ? names : 'notFound';
}

/**
 * The same path below the base path; `aboveBase` for the root of the host, and for the base path without its
 * trailing slash, which redirect to it.
 */
export function removeBase(
  names: readonly string[],
  baseUrl: string,
): string[] | 'aboveBase' | 'notFound' {
  const base = baseUrl
    .split('/')
    .filter(Boolean)
    .map((name) => decode(name) ?? name);
  if (base.length === 0) return [...names];
  const isBase = base.every((name, at) => names[at] === name);
  if (isBase && names.length > base.length) return names.slice(base.length);
  return isBase || names.join() === '' ? 'aboveBase' : 'notFound';
}

/** Whether the request has exactly one valid `Host` header. */
export function hasValidHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const [host, ...more] = headersDistinct.host ?? [];
  if (host === undefined) return httpVersion === '1.0';
  return more.length === 0 && !/[\s/?#@\\]/.test(host) && URL.canParse(`http://${host}`);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
