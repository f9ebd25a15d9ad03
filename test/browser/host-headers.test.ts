import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '../../src/commands/serve-site.ts';
import { findFirefox, launchFirefox } from './firefox.ts';
import { shareBrowser } from './shared-browser.ts';
import { originOf } from './site-in-browser.ts';

const pages = ['/', '/docs/learn/', '/playground/', '/playground/preview.html', '/nowhere/'];
const folder = path.join(process.cwd(), 'dist/public');
const servers: Server[] = [];
const asked: string[] = [];

/** A page of another origin that frames the addresses in its query. */
const attacker = createServer(({ url = '' }, response) => {
  const { searchParams } = new URL(url, 'http://attacker');
  const frames = searchParams.getAll('frame').map((src) => `<iframe src="${src}"></iframe>`);
  response.setHeader('content-type', 'text/html');
  response.end(`<!doctype html><title>Attacker</title>${frames.join('')}`);
});
const guarded = noteRequests(serveSite(folder));
const bare = noteRequests(serveSite(folder, { headers: false }));

function noteRequests(server: Server): Server {
  return server.prependListener('request', ({ url = '' }) => asked.push(url));
}

beforeAll(async () => {
  for (const server of [attacker, guarded, bare]) {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** The address of a page that frames all pages of a site, under another host name. */
function frameAll(server: Server): string {
  asked.length = 0;
  const origin = originOf(server).replace('127.0.0.1', 'localhost');
  const query = pages.map((page) => `frame=${encodeURIComponent(origin + page)}`);
  return `${originOf(attacker)}/?${query.join('&')}`;
}

/** The scripts that framed pages request once they are shown. */
const scriptsAsked = () => asked.filter((url) => url.startsWith('/assets/'));

test('X58 in Chromium no page of the site loads in a frame of another origin', async () => {
  const page = await (await shareBrowser()).newPage();
  try {
    await page.goto(frameAll(guarded), { waitUntil: 'load' });
    expect(asked.toSorted()).toEqual(pages.toSorted());
    await page.goto(frameAll(bare), { waitUntil: 'load' });
    expect(scriptsAsked().length).toBeGreaterThan(3);
  } finally {
    await page.close();
  }
});

/** The address of a page, once it and its frames have loaded. */
async function readWhole(): Promise<string> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve));
  }
  return location.href;
}

const firefox = findFirefox();

test.skipIf(!firefox)(
  'X58 in Firefox no page of the site loads in a frame of another origin',
  { tags: 'browsers' },
  async () => {
    const browser = await launchFirefox(firefox ?? '');
    try {
      // Firefox may report the navigation of the page as failed when that of a frame has failed.
      const load = async (url: string) => {
        await browser.load(url).catch(() => undefined);
        await expect.poll(() => browser.run(readWhole, ''), { timeout: 30_000 }).toBe(url);
      };
      await load(frameAll(guarded));
      expect(new Set(asked)).toEqual(new Set(pages));
      await load(frameAll(bare));
      expect(scriptsAsked().length).toBeGreaterThan(3);
    } finally {
      await browser.close();
    }
  },
);
