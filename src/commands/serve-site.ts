import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import compression from 'compression';
import { hostHeaders } from '../outputs/host-headers.ts';
import { answer, answerStatus } from '../serve/answer.ts';

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
 * including malformed ones. No request ends the process.
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
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    answer({ folder, baseUrl }, request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else answerStatus(response, 500);
    });
  };
  return createServer((request, response) => {
    if (headers) response.setHeaders(new Map(Object.entries(hostHeaders)));
    response.setHeader('Cache-Control', 'no-cache');
    if (!compress) return respond(request, response);
    response.setHeader('Vary', 'Accept-Encoding');
    squeeze(request, response, () => respond(request, response));
  });
}
