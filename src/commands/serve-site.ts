import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/**
 * Serves a built site as a static host does: files as they are, and `404.html` with status 404
 * for every other path, also for one that cannot be decoded.
 */
export function serveSite(folder: string): Server {
  const files = sirv(folder, { dev: true, etag: true });
  return createServer((request, response) => {
    const answerNotFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(path.join(folder, '404.html')));
    };
    try {
      decodeURIComponent(request.url ?? '/');
    } catch {
      answerNotFound();
      return;
    }
    files(request, response, answerNotFound);
  });
}
