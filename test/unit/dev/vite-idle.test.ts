import { setTimeout as sleep } from 'node:timers/promises';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { viteIdle } from '../../../src/dev/vite-idle.ts';

let server: ViteDevServer;
const collect = vi.fn();

beforeEach(async () => {
  vi.stubGlobal('gc', collect.mockClear());
  server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [viteIdle()],
  });
});

afterEach(async () => {
  await server.close();
  vi.unstubAllGlobals();
});

/** Keeps the processor busy, for a time that this process uses: a busy machine gives it less. */
function work(milliseconds: number): void {
  const end = process.cpuUsage().user + milliseconds * 1000;
  while (process.cpuUsage().user < end);
}

test('memory is freed once when the server becomes idle, and not again while it stays idle', {
  tags: 'variants',
}, async () => {
  for (let turn = 0; turn < 8; turn += 1) {
    work(300);
    await sleep(10);
  }
  expect(collect).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(collect).toHaveBeenCalledOnce(), { timeout: 60_000 });
  await sleep(2500);
  expect(collect).toHaveBeenCalledOnce();
});
