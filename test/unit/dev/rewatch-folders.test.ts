import { rmSync } from 'node:fs';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rewatchFolders } from '../../../src/dev/rewatch-folders.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write: writeAt } = temporaryFolder();
let server: ViteDevServer;
let reported: string[];

const docs = () => at('content/docs');
const write = (name: string, text: string) => writeAt(`content/docs/${name}`, text);
const reports = (event: string, name: string) =>
  vi.waitFor(() => expect(reported).toContain(`${event} ${name}`), 30_000);

beforeEach(async () => {
  write('old.mdx', 'Old');
  write('both.mdx', 'Both');
  server = await createServer({
    root: at(),
    configFile: false,
    logLevel: 'silent',
    server: { ws: false },
  });
  reported = [];
  for (const event of ['add', 'change', 'unlink']) {
    server.watcher.on(event, (file) => reported.push(`${event} ${path.basename(file)}`));
  }
  rewatchFolders(server.watcher, [at('content'), at('public')]);
  await vi.waitFor(() => expect(server.watcher.getWatched()[docs()]).toContain('both.mdx'), 30_000);
});

afterEach(async () => {
  await server.close();
});

test('changes in a folder that was removed and created again are reported, repeatedly', async () => {
  for (const name of ['a.mdx', 'b.mdx', 'c.mdx']) {
    rmSync(docs(), { recursive: true });
    write('both.mdx', name);
    await reports('change', 'both.mdx');
    write(name, 'New');
    await reports('add', name);
    reported.length = 0;
    // The watcher leaves out changes within a moment after another one.
    await vi.waitFor(
      () => {
        write(name, `Edited ${performance.now()}`);
        expect(reported).toContain(`change ${name}`);
      },
      { timeout: 30_000, interval: 200 },
    );
  }
});

test('files that the new folder lacks are reported as removed', async () => {
  rmSync(docs(), { recursive: true });
  write('both.mdx', 'Both');
  await reports('unlink', 'old.mdx');
});
