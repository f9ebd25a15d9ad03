import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

type Asked = Pick<IncomingMessage, 'headers' | 'method' | 'url'>;

/**
 * Explains why the development server rejects a request. The server has the sources of the project, so it answers
 * only its own pages: no host name that was pointed at this machine (DNS rebinding), and no page of another
 * origin.
 * @param host the address that the server listens on: `HOST`, or undefined for this machine only
 * @param isPublic whether a sandboxed frame, which has no origin, loads this path
 * @returns the reason, or undefined if the request is allowed
 */
export function explainRejection(
  { headers, method = 'GET', url = '/' }: Asked,
  host: string | undefined,
  isPublic: (path: string) => boolean,
): string | undefined {
  const named = headers.host ?? '';
  if (!isKnownHost(named, host)) {
    return `The development server does not accept the host "${named}". Open it as localhost or 127.0.0.1, or start it with HOST set to that name.`;
  }
  const { origin } = headers;
  const [mode, dest] = [headers['sec-fetch-mode'], headers['sec-fetch-dest']];
  // Chromium 156.0.8078.79 sends the origin of a sandboxed frame with its scripts, earlier versions don't.
  const isFramesScript =
    method === 'GET' && mode === 'no-cors' && dest === 'script' && isPublic(url);
  if (isFramesScript && (origin === undefined || origin === 'null')) return undefined;
  if (origin !== undefined && origin !== `http://${named}`) {
    return `The development server does not answer requests from pages of ${origin}.`;
  }
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return undefined;
  // Links from other sites are allowed: they open a page of their own.
  if (method === 'GET' && mode === 'navigate' && dest === 'document') return undefined;
  return 'The development server does not answer requests from pages of other origins.';
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** With `HOST` set, other machines may connect by IP address, which DNS rebinding can't imitate. */
function isKnownHost(named: string, host: string | undefined): boolean {
  const name = named.replace(/:\d+$/, '').toLowerCase();
  if (loopback.includes(name)) return true;
  if (host === undefined) return false;
  return name === host.toLowerCase() || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}
