import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import compression from 'compression';
import { hostHeaders } from '../outputs/host-headers.ts';
import { answer, answerStatus } from '../serve/answer.ts';

export type ServeOptions = {
  /** Whether texts are compressed for visitors that can read it. */
  compress?: boolean;
  /** False serves as a host does that can send no headers, such as GitHub Pages. */
  headers?: boolean;
  /** The path below which the site is served, with slashes at both ends; by default the root. */
  baseUrl?: string;
};

/**
 * Serves a built site as a static host does: files as they are, and `404.html` with status 404
 * for every other path, also for one that cannot be decoded. No request ends the process.
 */
export function serveSite(
  folder: string,
  { compress = false, headers = true, baseUrl = '/' }: ServeOptions = {},
): Server {
  const squeeze = compression({
    // A part of a file is a part of its bytes.
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
