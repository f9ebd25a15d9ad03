import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';

/** How the response for a file can fail. */
export const faults = ['404', '500', 'never', 'cut', 'cut, no length', 'HTML'] as const;
export type Fault = (typeof faults)[number];

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

export type FaultServer = {
  server: Server;
  /** From now on, files with matching paths have the fault; with `undefined`, no file has one. */
  break: (files: RegExp, fault: Fault | undefined) => void;
};

/** Serves a built site like a static host, except for the files that are broken. */
export function serveWithFaults(folder: string): FaultServer {
  let broken: { files: RegExp; fault: Fault } | undefined;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const type = types[path.extname(name)] ?? 'application/octet-stream';
    const body = readBody(path.join(folder, name));
    if (broken?.files.test(pathname))
      answerBroken(response, broken.fault, body ?? Buffer.from(''), type);
    else if (body) answer(response, 200, type, body);
    else answer(response, 404, 'text/html', readBody(path.join(folder, '404.html')) ?? '');
  });
  return {
    server,
    break: (files, fault) => {
      broken = fault && { files, fault };
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

function answerBroken(response: ServerResponse, fault: Fault, body: Buffer, type: string): void {
  const half = body.subarray(0, body.length / 2);
  if (fault === '404' || fault === '500')
    answer(response, Number(fault), 'text/html', `<h1>${fault}</h1>`);
  if (fault === 'HTML') answer(response, 200, 'text/html', '<h1>Sign in to this network</h1>');
  if (fault === 'cut, no length') answer(response, 200, type, half);
  if (fault === 'cut') {
    response.writeHead(200, { 'content-type': type, 'content-length': body.length });
    response.write(half, () => response.destroy());
  }
  // For `never`, nothing is sent.
}
