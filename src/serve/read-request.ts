import type { IncomingMessage } from 'node:http';

const maxPathLength = 4096;

/**
 * The path that a request asks for, as names of folders and a file, decoded. `notFound` where no
 * file can have such a path, `malformed` where the request is not HTTP.
 */
export function readPath({ url = '' }: IncomingMessage): string[] | 'notFound' | 'malformed' {
  // Proxies are asked with the whole address, and servers must understand that too.
  const target = url.replace(/^https?:\/\/[^/?#]*(?=\/|$)/i, '') || '/';
  const [path = ''] = target.split(/[?#]/, 1);
  if (!path.startsWith('/')) return 'malformed';
  if (path.length > maxPathLength) return 'notFound';
  const names = path.split('/').slice(1).map(decode);
  if (names.some((name) => name?.includes('\0'))) return 'malformed';
  // Only a slash at the end leaves an empty name.
  const isPlain = (name: string | undefined, at: number): name is string =>
    name !== undefined && (name !== '' || at === names.length - 1) && !/^\.\.?$|[/\\]/.test(name);
  return names.every(isPlain) ? names : 'notFound';
}

/**
 * The same path below the base path; `aboveBase` for the root of the host, and for the base path
 * without its closing slash, which lead to it.
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

/** Whether the request names its host as HTTP wants it: once, and with nothing but a host. */
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
