import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentIndex } from '../../../src/content/content-index.ts';
import { viteContent } from '../../../src/dev/vite-content.ts';

let root: string;
const file = () => path.join(root, 'content/docs/guide/page.mdx');
const save = (title: string) => writeFileSync(file(), `---\ntitle: ${title}\n---\n\nA text.\n`);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'newest-content-'));
  mkdirSync(path.dirname(file()), { recursive: true });
  save('Old');
});

afterEach(() => rmSync(root, { recursive: true }));

const content = () =>
  viteContent({
    root,
    linkResolver: () => () => '',
    check: () => [],
    config: {
      diagnostics: () => [],
      includes: () => false,
      choices: {},
      reload: async () => ({ restart: false }),
    },
  });

test('content includes what is saved between its load and its use', async () => {
  let server: ViteDevServer | undefined;
  const saver: Plugin = {
    name: 'saver',
    transform(_code, id) {
      if (id !== '\0virtual:content') return;
      save('New');
      server?.watcher.emit('change', file());
    },
  };
  server = await createServer({
    ...{ configFile: false, root, plugins: [content(), saver], logLevel: 'silent' },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  const { client, ssr } = server.environments;
  const told = vi.spyOn(client.hot, 'send');
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs nothing for the server');
  const { index } = await ssr.runner.import<{ index: ContentIndex }>('virtual:content');
  // Pages are notified, which reads the file again.
  const newest = expect.objectContaining({ event: 'site:newest' });
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(newest), { timeout: 60_000 });
  server.watcher.removeAllListeners();
  await server.close();
  expect(index.docs.map(({ frontMatter }) => frontMatter.title)).toEqual(['New']);
});
