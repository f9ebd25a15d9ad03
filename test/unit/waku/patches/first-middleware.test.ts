import { createServer, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { addFirstMiddleware } from '../../../../src/waku/patches/first-middleware.ts';

test('contract: a middleware that is added first runs before those of Vite', async () => {
  const guard: Plugin = {
    name: 'guard',
    configureServer: ({ middlewares }) => {
      addFirstMiddleware(middlewares, (_request, response) => response.end('first'));
    },
  };
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [guard],
    server: { port: 0, ws: false, watch: null },
  });
  try {
    await server.listen();
    const address = server.httpServer?.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    // Vite would answer this request itself.
    const answer = await fetch(`http://localhost:${port}/@vite/client`, { method: 'OPTIONS' });
    expect(await answer.text()).toBe('first');
  } finally {
    await server.close();
  }
});
