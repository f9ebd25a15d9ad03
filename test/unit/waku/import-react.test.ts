import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importReact } from '../../../src/waku/node/import-react.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write } = temporaryFolder();
let server: ViteDevServer;

beforeEach(async () => {
  symlinkSync(path.resolve('node_modules'), at('node_modules'));
  write('shown.js', "export { version } from 'react';");
  server = await createServer({
    ...{
      configFile: false,
      root: at(),
      cacheDir: '.vite',
      logLevel: 'silent',
      plugins: [importReact()],
    },
    server: { middlewareMode: true, watch: null, ws: false },
    environments: {
      ssr: {
        resolve: { noExternal: true },
        optimizeDeps: { include: ['react'], noDiscovery: true },
      },
    },
  });
});

afterEach(async () => {
  await server.close();
});

test('in dev Node imports React from the bundle that Vite has optimized', async () => {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs nothing for the server');
  const { version } = await ssr.runner.import<{ version: string }>('/shown.js');
  expect(version).toMatch(/^19\./);
  const react = ssr.depsOptimizer?.metadata.optimized.react;
  const url = `/.vite/deps_ssr/react.js?v=${react?.browserHash}`;
  expect(await ssr.fetchModule(url)).toEqual({
    externalize: `file://${react?.file}?v=${react?.browserHash}`,
    type: 'module',
  });
});

test('an outdated bundle of Vite is not imported', async () => {
  const { ssr } = server.environments;
  await expect(ssr.fetchModule('/.vite/deps_ssr/react.js?v=00000000')).rejects.toThrow();
});
