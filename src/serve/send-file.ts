import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import type { SiteFile } from './find-file.ts';
import { readRange } from './read-range.ts';

/**
 * Sends a file or the requested part of it, or 304 if the visitor has it.
 * @returns an error status that still has to be answered, with its headers
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, file }: SiteFile,
): Promise<{ status: number; headers: Record<string, string> } | undefined> {
  // All encodings of a file have the same weak tag: a part of one can't continue another.
  if (request.headers['if-range']?.includes('"')) delete request.headers.range;
  const before = new Set(response.getHeaderNames());
  const options = { root, index: false, dotfiles: 'allow' } as const;
  const stream = send(request, encodeURIComponent(file), options);
  stream.on('file', (_path, { size }) => {
    const { range } = request.headers;
    request.headers.range = range && readRange(range, size);
  });
  return new Promise((resolve) => {
    response.once('close', () => resolve(undefined));
    stream.on('error', ({ status = 500, headers = {} }) => {
      for (const name of response.getHeaderNames()) {
        if (!before.has(name)) response.removeHeader(name);
      }
      resolve({ status, headers });
    });
    stream.pipe(response);
  });
}
