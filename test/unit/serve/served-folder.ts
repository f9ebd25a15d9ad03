import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type ServeOptions, serveSite } from '../../../src/commands/serve-site.ts';

export type Served = {
  /** The folder of the site, and one around it for what is outside. */
  folder: string;
  around: string;
  /** As `fetch` asks: always for the newest, so not to be used with conditions. */
  fetch: (
    address: string,
    headers?: Record<string, string>,
    method?: string,
    signal?: AbortSignal,
  ) => Promise<Response>;
  /** Sends bytes as they are and reads all that comes back, until either side ends. */
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
          // Nothing else would end what is no whole request.
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

/** The status of an answer as it came over the wire. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
