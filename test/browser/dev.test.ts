import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  configText,
  makeProject,
  makeTestFolder,
  smallSite,
  writeDoc,
} from '../build/small-site.ts';
import { freePort } from './free-port.ts';
import { keepsMark, launchBrowser, markWindow, waitForHydration } from './site-in-browser.ts';

const doc = 'content/docs/guide/01-basics/page-1.mdx';
const route = '/docs/guide/basics/page-1/';
const config = 'site.config.ts';

let root: string;
let origin: string;
let server: ChildProcess;
let output = '';
let browser: Browser;

const at = (name: string) => path.join(root, name);
const read = (name: string) => readFileSync(at(name), 'utf8');
const write = (name: string, text: string) => writeFileSync(at(name), text);

/** What the server answers now: its status and text. */
async function ask(address: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(origin + address);
  return { status: answer.status, text: await answer.text() };
}

/** Waits until an answer has a text. */
const expectText = (address: string, text: string | RegExp) =>
  vi.waitFor(
    async () => {
      const { status, text: found } = await ask(address);
      if (found.search(text) === -1) throw new Error(`${address} (${status}) is without ${text}`);
    },
    { timeout: 20_000, interval: 50 },
  );

const expectInAll = async (pages: readonly Page[], text: string) => {
  await Promise.all(pages.map((page) => page.getByText(text).waitFor({ timeout: 20_000 })));
};

async function openPage(address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(origin + address);
  await waitForHydration(page);
  await markWindow(page);
  return page;
}

/** Changes a file, and puts it back in any case. */
async function withChange(name: string, text: string, look: () => Promise<void>): Promise<void> {
  const before = existsSync(at(name)) ? read(name) : undefined;
  write(name, text);
  try {
    await look();
  } finally {
    if (before === undefined) rmSync(at(name));
    else write(name, before);
  }
}

beforeAll(async () => {
  root = makeProject(makeTestFolder('dev'), smallSite());
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, [at('src/commands/dev.ts')], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port) },
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (part: Buffer) => {
      output += part.toString();
    });
  }
  browser = await launchBrowser();
  await vi.waitFor(() => ask(route), { timeout: 60_000, interval: 200 });
}, 90_000);

// Pages that are open are made anew with each change.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

afterAll(async () => {
  await browser.close();
  server.kill('SIGKILL');
});

test('an edit reaches the open page by itself, without loading it anew', async () => {
  const page = await openPage(route);
  await withChange(doc, `${read(doc)}\nAn added word.\n`, async () => {
    await page.getByText('An added word.').waitFor();
    expect(await keepsMark(page)).toBe(true);
  });
  await page.getByText('An added word.').waitFor({ state: 'detached' });
});

test.each([0, 150, 400])('an edit %i ms after a page was opened reaches it', async (delay) => {
  const pages = [await browser.newPage(), await browser.newPage()];
  await Promise.all(pages.map((page) => page.goto(origin + route, { waitUntil: 'commit' })));
  await sleep(delay);
  await withChange(doc, `${read(doc)}\nSaved early.\n`, () => expectInAll(pages, 'Saved early.'));
  await Promise.all(
    pages.map((page) => page.getByText('Saved early.').waitFor({ state: 'detached' })),
  );
});

test.each([0, 150, 400])('so does one %i ms after it came back from a fault', async (delay) => {
  const page = await browser.newPage();
  await withChange(doc, `${read(doc)}\n[broken](/nowhere/)\n`, async () => {
    await expectText(route, 'nowhere');
    await page.goto(origin + route, { waitUntil: 'commit' });
  });
  await page.locator('main h1').waitFor();
  await sleep(delay);
  await withChange(doc, `${read(doc)}\nSaved early.\n`, () => expectInAll([page], 'Saved early.'));
});

test('a page whose app never starts is loaded anew', async () => {
  const page = await browser.newPage();
  await page.route('**/src/islands/**', (request) => request.abort());
  await page.goto(origin + route);
  await withChange(doc, `${read(doc)}\nWithout app.\n`, () => expectInAll([page], 'Without app.'));
});

test('of two saves in a moment the second one counts', async () => {
  const text = read(doc);
  await withChange(doc, text, async () => {
    for (const gap of [0, 3, 8, 15, 25, 35, 45, 60]) {
      write(doc, `${text}\nFirst ${gap}.\n`);
      await sleep(gap);
      write(doc, `${text}\nSecond ${gap}.\n`);
      await expectText(route, `Second ${gap}.`);
    }
  });
});

test('the cache may be deleted while the server runs', async () => {
  rmSync(at('.cache'), { recursive: true });
  expect(await ask(route)).toMatchObject({ status: 200, text: expect.stringContaining('Part') });
  await withChange(doc, `${read(doc)}\nAfter it.\n`, () => expectText(route, 'After it.'));
});

test('a new page is there at the next request, and gone when its file is', async () => {
  const added = '/docs/guide/basics/added/';
  await withChange(
    'content/docs/guide/01-basics/added.mdx',
    writeDoc('Added', 'New.'),
    async () => {
      await expectText(added, '<h1[^>]*>Added');
      await expectText(route, 'Added');
    },
  );
  await expect.poll(async () => (await ask(added)).status, { timeout: 10_000 }).toBe(404);
});

test.each([
  ['/sitemap.xml', 'text/xml', '<loc>'],
  ['/blog/rss.xml', 'text/xml', '<rss '],
  ['/robots.txt', 'text/plain', 'Sitemap: '],
  ['/opensearch.xml', 'text/xml', '<OpenSearchDescription'],
  ['/search/records.json', 'application/json', '/docs/guide/basics/page-1/'],
  ['/docs/', 'text/html', 'url=/docs/guide/'],
  ['/docs', 'text/html', 'url=/docs/guide/'],
])('%s is answered as in a built site', async (file, type, part) => {
  const answer = await fetch(origin + file);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  expect(await answer.text()).toContain(part);
});

test('a fault shows in the open page and in the terminal, once and without a stack, and goes', async () => {
  const page = await openPage(route);
  const printed = output.length;
  const place = `${doc}:${read(doc).split('\n').length + 1}:10`;
  await withChange(doc, `${read(doc)}\nA <b>word</i> of it.\n`, async () => {
    await page.locator('vite-error-overlay').getByText(place).waitFor();
    const { status, text } = await ask(route);
    expect(status).toBe(500);
    expect(text).toContain(`${place}  &lt;/i> does not close &lt;b>`);
    const told = output.slice(printed);
    expect(told.split(place)).toHaveLength(2);
    expect(told).not.toMatch(/^\s+at /m);
  });
  await page.locator('vite-error-overlay').waitFor({ state: 'detached' });
  await waitForHydration(page);
  expect((await ask(route)).status).toBe(200);
});

test('a page that was opened while something was wrong comes back when it is mended', async () => {
  const page = await browser.newPage();
  await withChange(doc, `${read(doc)}\n[broken](/nowhere/)\n`, async () => {
    await expectText(route, 'nowhere');
    const answer = await page.goto(origin + route);
    expect(answer?.status()).toBe(500);
    expect(await page.locator('pre').textContent()).toContain(doc);
  });
  await page.locator('main h1').waitFor();
});

test('a change of the configuration, and of what it imports, shows at the next request', async () => {
  const text = configText({ guide: 'Handbook' });
  await withChange(config, text, () => expectText(route, 'Handbook'));
  const split = `import label from './label.ts';\n${text.replace('"Handbook"', 'label')}`;
  write('label.ts', "export default 'Manual';\n");
  await withChange(config, split, async () => {
    await expectText(route, 'Manual');
    write('label.ts', "export default 'Leaflet';\n");
    await expectText(route, 'Leaflet');
  });
  rmSync(at('label.ts'));
  await expectText(route, 'Guide');
});

test('a wrong configuration is told at its line and column, and the server goes on', async () => {
  const wrong = read(config).replace('"trailingSlash": true', '"trailingSlash": "yes"');
  await withChange(config, wrong, () =>
    expectText(route, /site\.config\.ts:\d+:\d+ {2}trailingSlash: got "yes"/),
  );
  await expectText(route, 'Page 01-basics 1');
  const broken = read(config).replace('"logo": {', '"logo": {{');
  await withChange(config, broken, () => expectText(route, /site\.config\.ts:\d+:\d+ {2}\w/));
  await expectText(route, 'Page 01-basics 1');
});

test('another base path takes effect in the same process', async () => {
  const moved = read(config).replace('"baseUrl": "/"', '"baseUrl": "/base/"');
  await withChange(config, moved, () => expectText(`/base${route}`, 'href="/base/docs/guide/'));
  await expectText(route, 'href="/docs/guide/');
  expect(server.exitCode).toBeNull();
});

test('Ctrl+C ends the server, and leaves nothing at its port', async () => {
  const ended = new Promise((resolve) => server.on('exit', resolve));
  server.kill('SIGINT');
  await ended;
  await expect.poll(() => ask(route).catch(() => 'gone'), { timeout: 10_000 }).toBe('gone');
});

test('a server that is started with a wrong configuration waits until it is mended', async () => {
  const right = read(config);
  write(config, right.replace('"trailingSlash": true', '"trailingSlash": "yes"'));
  server = spawn(process.execPath, [at('src/commands/dev.ts')], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: new URL(origin).port },
  });
  await expectText(route, /site\.config\.ts:\d+:\d+ {2}trailingSlash: got "yes"/);
  write(config, right);
  await expectText(route, 'Page 01-basics 1');
});
