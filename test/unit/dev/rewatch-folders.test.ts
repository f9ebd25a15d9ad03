import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rewatchFolders } from '../../../src/dev/rewatch-folders.ts';

let root: string;
let server: ViteDevServer;
let reported: string[];

const docs = () => path.join(root, 'content/docs');
const write = (name: string, text: string) => writeFileSync(path.join(docs(), name), text);
const reports = (event: string, name: string) =>
  vi.waitFor(() => expect(reported).toContain(`${event} ${name}`), 30_000);

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'rewatch-'));
  mkdirSync(docs(), { recursive: true });
  write('old.mdx', 'Old');
  write('both.mdx', 'Both');
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { ws: false },
  });
  reported = [];
  for (const event of ['add', 'change', 'unlink']) {
    server.watcher.on(event, (file) => reported.push(`${event} ${path.basename(file)}`));
  }
  rewatchFolders(server.watcher, [path.join(root, 'content'), path.join(root, 'public')]);
  await vi.waitFor(() => expect(server.watcher.getWatched()[docs()]).toContain('both.mdx'), 30_000);
});

afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

test('changes in a folder that was removed and created again are reported, repeatedly', async () => {
  for (const name of ['a.mdx', 'b.mdx', 'c.mdx']) {
    rmSync(docs(), { recursive: true });
    mkdirSync(docs());
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
  mkdirSync(docs());
  write('both.mdx', 'Both');
  await reports('unlink', 'old.mdx');
});
