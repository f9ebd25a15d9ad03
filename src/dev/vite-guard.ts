import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { addFirstMiddleware } from '../patches/first-middleware.ts';
import { findRefusal } from './request-guard.ts';

/** What the modules of pages are made of; sources and configuration beside it are nobody's. */
const served = ['src', 'content', 'public', 'node_modules', '.cache'];

/** Vite's own list, and what else may hold a secret. */
const denied = [
  ...['.env', '.env.*', '*.{crt,pem,key,p12,pfx}', '**/.git/**'],
  ...['.npmrc', '.netrc', 'id_{rsa,dsa,ecdsa,ed25519}*'],
];

/**
 * The Vite plugin: the development server reads what the site needs, and answers nobody but its own
 * pages, by HTTP and by WebSocket.
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
        // Host names are checked here, with a message that fits.
        allowedHosts: true,
        fs: { strict: true, allow: listFolders(root), deny: denied },
      },
    }),
    configureServer(server) {
      const guard: Connect.NextHandleFunction = (request, response, next) => {
        const refusal = findRefusal(request, host, isPublic);
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
    const refusal = findRefusal(request, host, () => false);
    if (refusal === undefined) return;
    socket.end(`HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n${refusal}\n`);
    // Those who are asked next take up none that is not theirs.
    delete request.headers['sec-websocket-protocol'];
  });
}

/** With packages in another place they are read there. */
function listFolders(root: string): string[] {
  const folders = served.map((name) => path.join(root, name));
  return [...folders, realpathSync(path.join(root, 'node_modules'))];
}
