import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkConfig } from '../config/check-config.ts';
import { formatDiagnostics } from '../diagnostics/diagnostic.ts';
import { showDiagnostics } from './serve-diagnostics.ts';
import { explainRejection } from './vite-guard.ts';

/**
 * Runs instead of the development server, which can't start with an invalid `site.config.ts`: prints its diagnostics
 * and shows them at every address until they are fixed.
 * @param host the address to listen on; undefined for this machine only
 */
export async function showConfigDiagnostics(
  root: string,
  port: number,
  host?: string,
): Promise<void> {
  let began = Date.now();
  let { diagnostics, files } = await checkConfig(root);
  const reload = '<meta http-equiv="refresh" content="1">';
  const server = createServer((request, response) => {
    const refusal = explainRejection(request, host, () => false);
    if (refusal !== undefined) {
      response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${refusal}\n`);
      return;
    }
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
    response.end(showDiagnostics(diagnostics, reload));
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject).listen(port, host ?? '127.0.0.1', resolve);
  });
  while (diagnostics.length > 0) {
    console.error(`\n${formatDiagnostics(diagnostics)}\n`);
    await waitForChange(files, began);
    began = Date.now();
    ({ diagnostics, files } = await checkConfig(root));
  }
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** @param began when the files were read that are known, in milliseconds: one may have been saved since */
async function waitForChange(files: readonly string[], began: number): Promise<void> {
  const look = () => files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const before = look();
  if (before.some((time) => Math.trunc(time) > began && time < Date.now())) return;
  while (look().join() === before.join()) await sleep(200);
}
