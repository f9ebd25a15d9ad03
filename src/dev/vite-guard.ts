import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { addFirstMiddleware } from '../waku/patches/first-middleware.ts';
import { explainRejection } from './request-guard.ts';

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
