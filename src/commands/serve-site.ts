import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import { decodeSegment } from '../content/source-path.ts';
import { sendFiles } from '../dev/send-files.ts';
import { hostHeaders } from '../outputs/host-headers.ts';

export type ServeOptions = {
  /** Whether to compress texts for clients that accept it. */
  compress?: boolean;
  /** False serves like a host that can't send custom headers, such as GitHub Pages. */
  headers?: boolean;
  /** The path that the site is served at, with slashes at both ends; by default the root. */
  baseUrl?: string;
};

/**
 * Serves a built site like a static host: files as they are, and `404.html` with status 404 for every other path,
 * including malformed ones; below the folder of a language, that of the language. If the site has a base path, the root
 * of the host redirects to it.
 */
export function serveSite(
  folder: string,
  { compress = false, headers = true, baseUrl = '/' }: ServeOptions = {},
): Server {
  const squeeze = compression({
    // Ranges refer to the uncompressed bytes.
    filter: (request, response) =>
      response.statusCode !== 206 && compression.filter(request, response),
  });
  const sendFile = sendFiles(folder, ['html']);
  const base = decodeSegment(baseUrl);
  return createServer((request, response) => {
    const respond = () => {
      const address = decodeSegment(request.url?.split(/[?#]/, 1)[0] ?? '/');
      if (address.startsWith(base)) {
        sendFile(request, response, address.slice(base.length - 1), () =>
          sendMissing(folder, response, address.slice(base.length)),
        );
      } else if (address === '/' || `${address}/` === base) {
        response.writeHead(302, { location: encodeURI(base) }).end();
      } else sendMissing(folder, response);
    };
    if (headers) response.setHeaders(new Map(Object.entries(hostHeaders)));
    response.setHeader('Cache-Control', 'no-cache');
    if (compress) squeeze(request, response, respond);
    else respond();
  });
}

function sendMissing(folder: string, response: ServerResponse, address = ''): void {
  const [, language = ''] = /^([\w-]+)\//.exec(address) ?? [];
  const readPage = (name: string) => readFile(path.join(folder, name, '404.html'));
  const page = readPage(language).catch(() => readPage(''));
  page.then(
    (html) => response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(html),
    () => response.writeHead(404).end(),
  );
}
