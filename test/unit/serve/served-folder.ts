import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type ServeOptions, serveSite } from '../../../src/commands/serve-site.ts';

export type Served = {
  /** The folder of the site, and its parent for files outside of it. */
  folder: string;
  around: string;
  /** Uses `fetch`, which bypasses caches: not for conditional requests. */
  fetch: (
    address: string,
    headers?: Record<string, string>,
    method?: string,
    signal?: AbortSignal,
  ) => Promise<Response>;
  /** Sends raw bytes and reads the whole answer, until either side closes. */
  sendRaw: (text: string) => Promise<string>;
};

/** Serves a folder of these files for the tests of a file. */
export function serveFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
  options?: ServeOptions,
): Served {
  const around = mkdtempSync(path.join(tmpdir(), 'served-'));
  const folder = path.join(around, 'site');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const server = serveSite(folder, options);
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(around, { recursive: true });
  });
  return {
    folder,
    around,
    fetch: (address, headers = {}, method = 'GET', signal) =>
      fetch(`http://127.0.0.1:${port}${address}`, { headers, method, signal }),
    sendRaw: (text) =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(Buffer.from(text, 'latin1'));
          // Nothing else would end an incomplete request.
          if (!text.includes('\r\n\r\n')) socket.end();
        });
        let got = '';
        socket.on('data', (part) => {
          got += part.toString('latin1');
        });
        socket.on('error', () => resolve(got));
        socket.on('close', () => resolve(got));
      }),
  };
}

/** The status of a raw answer. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
