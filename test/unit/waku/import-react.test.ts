import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importReact } from '../../../src/waku/node/import-react.ts';

let root: string;
let server: ViteDevServer;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'import-react-'));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'shown.js'), "export { version } from 'react';");
  server = await createServer({
    ...{ configFile: false, root, cacheDir: '.vite', logLevel: 'silent', plugins: [importReact()] },
    server: { middlewareMode: true, watch: null, ws: false },
    environments: {
      ssr: {
        resolve: { noExternal: true },
        optimizeDeps: { include: ['react'], noDiscovery: true },
      },
    },
  });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
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
