import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { serveSite } from '../../../src/commands/serve-site.ts';
import { readSiteFile } from '../../build/built-site.ts';
import { originOf } from '../site-in-browser.ts';

/** How the response for a file can fail. */
export const diagnostics = [
  '404',
  '500',
  'never',
  'cut',
  'cut without its length',
  'html',
] as const;
export type Diagnostic = (typeof diagnostics)[number];

/** The built site, of which one kind of file fails until `mend` is called. */
export function openFailingSite() {
  const site = serveSite(path.join(process.cwd(), 'dist/public'));
  let failing: { files: RegExp; diagnostic: Diagnostic } | undefined;
  let build: string | undefined;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (failing?.files.test(pathname)) answerWith(failing.diagnostic, pathname, response);
    else if (build && pathname === '/playground/') answerBuild(build, response);
    else site.emit('request', request, response);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    address: () => `${originOf(server)}/playground/`,
    fail: (files: RegExp, diagnostic: Diagnostic) => {
      failing = { files, diagnostic };
    },
    /** Serves all files again, of the original build. */
    mend: () => {
      failing = undefined;
      build = undefined;
    },
    /** Deploys another build: the page names it, and files of the original build are gone. */
    deploy: (files: RegExp) => {
      build = 'another';
      failing = { files, diagnostic: '404' };
    },
    /** Serves the files that the page of the new deployment needs. */
    finishDeployment: () => {
      failing = undefined;
    },
  };
}

function answerWith(diagnostic: Diagnostic, pathname: string, response: ServerResponse): void {
  if (diagnostic === 'never') return;
  const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
  if (diagnostic === '404' || diagnostic === '500') {
    response.writeHead(Number(diagnostic), { 'content-type': 'text/plain' }).end('Nothing here.');
  } else if (diagnostic === 'html') {
    // Like a host that answers every address with one page, and lets browsers cache files that have
    // a hash in their name.
    const keeps = pathname.endsWith('.js') ? 'max-age=31536000' : 'no-cache';
    response
      .writeHead(200, { 'content-type': 'text/html', 'cache-control': keeps })
      .end('<!doctype html><title>Other</title><p>Another page.');
  } else {
    const whole = Buffer.from(readSiteFile(pathname.slice(1)));
    const half = whole.subarray(0, Math.floor(whole.length / 2));
    const length = diagnostic === 'cut' ? half.length : whole.length;
    response.writeHead(200, { 'content-type': type, 'content-length': length });
    response.write(half, () => (diagnostic === 'cut' ? response.end() : response.destroy()));
  }
}

function answerBuild(build: string, response: ServerResponse): void {
  const html = readSiteFile('playground/index.html').replace(
    /data-build="[^"]*"/,
    `data-build="${build}"`,
  );
  response.writeHead(200, { 'content-type': 'text/html' }).end(html);
}
