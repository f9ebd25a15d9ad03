import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';

/** How the response for a file can fail. */
export const diagnostics = ['404', '500', 'never', 'cut', 'cut, no length', 'HTML'] as const;
export type Diagnostic = (typeof diagnostics)[number];

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

export type DiagnosticServer = {
  server: Server;
  /** From now on, files with matching paths have the diagnostic; with `undefined`, no file has one. */
  break: (files: RegExp, diagnostic: Diagnostic | undefined) => void;
};

/** Serves a built site like a static host, except for the files that are broken. */
export function serveWithDiagnostics(folder: string): DiagnosticServer {
  let broken: { files: RegExp; diagnostic: Diagnostic } | undefined;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const type = types[path.extname(name)] ?? 'application/octet-stream';
    const body = readBody(path.join(folder, name));
    if (broken?.files.test(pathname))
      answerBroken(response, broken.diagnostic, body ?? Buffer.from(''), type);
    else if (body) answer(response, 200, type, body);
    else answer(response, 404, 'text/html', readBody(path.join(folder, '404.html')) ?? '');
  });
  return {
    server,
    break: (files, diagnostic) => {
      broken = diagnostic && { files, diagnostic };
    },
  };
}

function readBody(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function answer(
  response: ServerResponse,
  status: number,
  type: string,
  body: Buffer | string,
): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
  });
  response.end(body);
}

function answerBroken(
  response: ServerResponse,
  diagnostic: Diagnostic,
  body: Buffer,
  type: string,
): void {
  const half = body.subarray(0, body.length / 2);
  if (diagnostic === '404' || diagnostic === '500')
    answer(response, Number(diagnostic), 'text/html', `<h1>${diagnostic}</h1>`);
  if (diagnostic === 'HTML') answer(response, 200, 'text/html', '<h1>Sign in to this network</h1>');
  if (diagnostic === 'cut, no length') answer(response, 200, type, half);
  if (diagnostic === 'cut') {
    response.writeHead(200, { 'content-type': type, 'content-length': body.length });
    response.write(half, () => response.destroy());
  }
  // For `never`, nothing is sent.
}
