import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ReadFile, readFolder } from '../../mcp/src/site-files.ts';
import { makeTestFolder } from './small-site.ts';

const root = process.cwd();
const site = path.join(root, 'dist/public');

type Result = {
  tools?: { name: string }[];
  content?: { text: string }[];
  isError?: boolean;
  serverInfo?: { name: string };
};

type Handler = {
  createFetch(options: { read: ReadFile }): (request: Request) => Promise<Response>;
};

const opening = {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
};

/** Starts the command and talks to it line by line, as an agent does. */
function startServer(script: string, ...args: string[]) {
  const child: ChildProcess = spawn(process.execPath, [script, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = new Map<number, (result: Result) => void>();
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { id, result } = JSON.parse(line);
      answers.get(id)?.(result);
    });
  }
  let last = 0;
  const send = (message: object) =>
    child.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const ask = (method: string, params: object = {}) => {
    last += 1;
    const answer = new Promise<Result>((resolve) => answers.set(last, resolve));
    send({ id: last, method, params });
    return answer;
  };
  return {
    ask,
    open: async () => {
      const { serverInfo } = await ask('initialize', opening);
      send({ method: 'notifications/initialized' });
      return serverInfo?.name;
    },
    call: async (name: string, input: object) => {
      const { content = [], isError } = await ask('tools/call', { name, arguments: input });
      return { text: content.map(({ text }) => text).join('\n'), isError };
    },
    /** Closes the connection. @returns the exit code of the command */
    close: () =>
      new Promise<number | null>((resolve) => {
        child.once('close', resolve);
        child.stdin?.end();
      }),
  };
}

describe('over stdio', () => {
  let server: ReturnType<typeof startServer>;
  beforeAll(async () => {
    server = startServer('mcp/src/cli.ts', site);
    expect(await server.open()).toBe('site-docs');
  });
  afterAll(async () => {
    expect(await server.close()).toBe(0);
  });

  test('it offers three tools', async () => {
    const { tools = [] } = await server.ask('tools/list');
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read_page', 'list_pages']);
  });

  test('a search finds the page with the name first, or says that it found nothing', async () => {
    const { text } = await server.call('search', { query: 'defineVars', limit: 3 });
    expect(text.split('\n')[0]).toMatch(/^\/docs\/api\/javascript\/defineVars\/ {2}API › /);
    expect(text).not.toMatch(/<mark>|&lt;/);
    const none = await server.call('search', { query: 'qqqqqqqqqq' });
    expect(none.text).toBe('Nothing was found for "qqqqqqqqqq". Try fewer or other words.');
  });

  test.each([
    '/docs/learn/installation/',
    'docs/learn/installation',
    '/docs/learn/installation.md',
    'https://stylexjs.com/docs/learn/installation/?a#',
    '/docs/learn/installation/index.html',
  ])('the page at %s is read as Markdown', async (address) => {
    const { text } = await server.call('read_page', { address });
    expect(text).toBe(readFileSync(path.join(site, 'docs/learn/installation.md'), 'utf8'));
  });

  test('the home page and addresses with spaces are read too', async () => {
    expect((await server.call('read_page', { address: '/' })).text).toContain('# ');
    const address = '/docs/learn/recipes/descendant%20styles/';
    expect((await server.call('read_page', { address })).text).toContain('# Variables');
  });

  test('an old address reads the page to which it redirects', async () => {
    const { text, isError } = await server.call('read_page', { address: '/docs/' });
    expect(isError).toBeFalsy();
    expect(text).toBe(readFileSync(path.join(site, 'docs/learn.md'), 'utf8'));
  });

  test('the address of a heading reads only its section, or the whole page if there is no such heading', async () => {
    const address = '/docs/learn/installation/#vite';
    const { text } = await server.call('read_page', { address });
    expect(text).toMatch(/^### Vite \{#vite\}\n/);
    expect(text).not.toContain('### Next.js');
    const missing = await server.call('read_page', { address: '/docs/learn/installation/#gone' });
    expect(missing.text).toMatch(/has no heading "gone"\.\n\n> Markdown copy/);
  });

  test('a missing page is reported with the nearest ones', async () => {
    const { text, isError } = await server.call('read_page', { address: '/docs/instalation/' });
    expect(isError).toBe(true);
    expect(text).toContain('There is no page /docs/instalation/. Nearest:\n');
    expect(text).toContain('- /docs/learn/installation/ (Installation)');
  });

  test.each([
    '../../package.json',
    '/../../package.json',
    '%2e%2e/%2e%2e/package.json',
    'file:///etc/passwd',
  ])('the address %s reads nothing outside the pages', async (address) => {
    const { text, isError } = await server.call('read_page', { address });
    expect(isError).toBe(true);
    expect(text).toContain('There is no page');
  });

  test('all pages can be listed, or those below a path', async () => {
    const all = await server.call('list_pages', {});
    expect(all.text.split('\n').length).toBeGreaterThan(80);
    const { text } = await server.call('list_pages', { under: '/docs/api/javascript/' });
    expect(text).toContain('/docs/api/javascript/create/  ');
    expect(text).not.toContain('/blog/');
    expect((await server.call('list_pages', { under: '/gone/' })).isError).toBe(true);
    // As people and programs write the path.
    for (const under of ['docs/api/javascript', 'https://stylexjs.com/docs/api/javascript/?a']) {
      expect((await server.call('list_pages', { under })).text).toBe(text);
    }
    const recipes = await server.call('list_pages', {
      under: '/docs/learn/recipes/descendant styles',
    });
    expect(recipes.text).toMatch(/^\/docs\/learn\/recipes\/descendant%20styles\/ {2}[^\n]+$/);
  });

  test('an invalid query is rejected, and the next one is answered', async () => {
    expect((await server.call('search', { query: '' })).isError).toBe(true);
    expect((await server.call('search', { query: 'theme' })).isError).toBeFalsy();
  });
});

test('with a base path, pages are listed by their paths with and without it', {
  tags: 'variants',
}, async () => {
  const folder = makeTestFolder('mcp-base');
  const pages = ['/docs/', '/docs/guide/', '/docs/guide/docs/a/', '/docs/blog/'];
  writeFileSync(
    path.join(folder, 'addresses.txt'),
    pages.map((address) => `${address}\tTitle\n`).join(''),
  );
  const server = startServer('mcp/src/cli.ts', folder);
  await server.open();
  const list = async (under: string) =>
    (await server.call('list_pages', { under })).text.replaceAll('  Title', '').split('\n');
  expect(await list('/docs/')).toEqual(pages);
  expect(await list('/docs/guide/')).toEqual(pages.slice(1, 3));
  expect(await list('/guide/docs/')).toEqual(pages.slice(2, 3));
  expect(await list('')).toEqual(pages);
  await server.close();
});

test('a missing folder is reported with the usage of the command', () => {
  const { status, stderr } = spawnSync(process.execPath, ['mcp/src/cli.ts', 'gone'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain(
    'There is no folder gone. Build the site first, or give its address with https://.',
  );
  expect(stderr).toContain('Usage: ');
});

test('its types are right', () => {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', 'mcp'], { encoding: 'utf8' });
  expect(stdout).toBe('');
});

test('the same tools work over HTTP', async () => {
  // Not as an import with types, which only the package's own check can resolve.
  const file = '../../mcp/src/handler.ts';
  const { createFetch }: Handler = await import(file);
  const answer = createFetch({ read: readFolder(site) });
  const ask = async (method: string, params: object) => {
    const request = new Request('https://stylexjs.com/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const response = await answer(request);
    return `${response.status} ${await response.text()}`;
  };
  expect(await ask('initialize', opening)).toContain('site-docs');
  const search = { name: 'search', arguments: { query: 'defineVars' } };
  expect(await ask('tools/call', search)).toContain('/docs/api/javascript/defineVars/');
});

test('the npm package works on its own', { tags: 'variants' }, async () => {
  const folder = path.join(makeTestFolder('mcp'), 'package');
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(root, 'src'), path.join(folder, '../src'), { recursive: true });
  const filter = (file: string) => path.basename(file) !== 'node_modules';
  cpSync(path.join(root, 'mcp'), folder, { recursive: true, filter });
  symlinkSync(path.join(root, 'mcp/node_modules'), path.join(folder, 'node_modules'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, '../node_modules'));
  cpSync(path.join(root, 'tsconfig.json'), path.join(folder, '../tsconfig.json'));
  const built = spawnSync(process.execPath, ['build.js'], { cwd: folder, encoding: 'utf8' });
  expect(built.stderr).toBe('');
  const server = startServer(path.join(folder, 'dist/cli.js'), site);
  await server.open();
  expect((await server.call('search', { query: 'defineVars' })).text).toContain('defineVars');
  expect(await server.close()).toBe(0);
});
