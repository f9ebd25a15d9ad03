import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContentIndex } from '../../../src/content/content-index.ts';
import { viteContent } from '../../../src/dev/vite-content.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write } = temporaryFolder();
const file = () => at('content/docs/guide/page.mdx');
const save = (title: string) =>
  write('content/docs/guide/page.mdx', `---\ntitle: ${title}\n---\n\nA text.\n`);

beforeEach(() => void save('Old'));

const content = () =>
  viteContent({
    root: at(),
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
    ...{ configFile: false, root: at(), plugins: [content(), saver], logLevel: 'silent' },
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
