import path from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { expect, test } from 'vitest';
import { invalidateModule } from '../../../src/dev/invalidate-module.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write } = temporaryFolder();

test('importers of an invalidated module get its new text without another transform', async () => {
  write('page.js', "export { text } from './part.js';");
  write('part.js', "export { text } from 'virtual:text';");
  const made: string[] = [];
  let text = 'One';
  const server = await createServer({
    root: at(),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [
      {
        name: 'text',
        resolveId: (id) => (id === 'virtual:text' ? '\0virtual:text' : undefined),
        load: (id) => (id === '\0virtual:text' ? `export const text = '${text}';` : undefined),
        transform: (_code, id) => void made.push(path.basename(id)),
      },
    ],
  });
  try {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) expect.fail('no modules can be run');
    expect(await ssr.runner.import('/page.js')).toMatchObject({ text: 'One' });
    text = 'Two';
    invalidateModule(server, '\0virtual:text');
    expect(await ssr.runner.import('/page.js')).toMatchObject({ text: 'Two' });
    expect(made.toSorted()).toEqual(['\0virtual:text', '\0virtual:text', 'page.js', 'part.js']);
  } finally {
    await server.close();
  }
});
