import { realpathSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { addFirstMiddleware } from '../waku/patches/first-middleware.ts';

/** The folders that the modules of pages come from; the server doesn't serve others. */
const served = ['src', 'content', 'public', 'node_modules', '.cache'];

/** Vite's own list, and other files that may contain secrets. */
const denied = [
  ...['.env', '.env.*', '*.{crt,pem,key,p12,pfx}', '**/.git/**'],
  ...['.npmrc', '.netrc', 'id_{rsa,dsa,ecdsa,ed25519}*'],
];

/**
 * The Vite plugin: makes the development server serve only what the site needs, and only to its own pages, by HTTP
 * and by WebSocket.
 */
export function viteGuard(root: string, base: string): Plugin {
  const host = process.env.HOST || undefined;
  const isPublic = (url: string) => url.startsWith(`${base}assets/playground-`);
  return {
    name: 'site:guard',
    apply: 'serve',
    config: () => ({
      server: {
        cors: false,
        // Host names are checked below, with a more helpful message.
        allowedHosts: true,
        fs: { strict: true, allow: listFolders(root), deny: denied },
      },
    }),
    configureServer(server) {
      const guard: Connect.NextHandleFunction = (request, response, next) => {
        const refusal = explainRejection(request, host, isPublic);
        if (refusal === undefined) return next();
        response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
        response.end(`${refusal}\n`);
      };
      addFirstMiddleware(server.middlewares, guard);
      guardUpgrades(server, host);
    },
  };
}

function guardUpgrades({ httpServer }: ViteDevServer, host: string | undefined): void {
  httpServer?.prependListener('upgrade', (request, socket) => {
    const refusal = explainRejection(request, host, () => false);
    if (refusal === undefined) return;
    socket.end(`HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n${refusal}\n`);
    // Without the protocol, no later listener accepts the connection.
    delete request.headers['sec-websocket-protocol'];
  });
}

/** If packages are elsewhere, their folder is added. */
function listFolders(root: string): string[] {
  const folders = served.map((name) => path.join(root, name));
  return [...folders, realpathSync(path.join(root, 'node_modules'))];
}

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
