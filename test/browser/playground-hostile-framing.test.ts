import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPageFiles } from '../build/built-site.ts';
import { isShort } from '../run/exhaustive.ts';
import { findFirefox, launchFirefox } from './firefox.ts';
import { type Framing, frameFiles } from './playground/framing-page.ts';
import { openSite, originOf } from './site-in-browser.ts';
import type { Visitor } from './walk-site.ts';

const site = openSite();

const reached: string[] = [];
let evil: Server;
beforeAll(async () => {
  evil = createServer(({ url = '' }, response) => {
    if (url !== '/' && url !== '/favicon.ico') reached.push(url);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'text/html');
    response.end('<!DOCTYPE html><title>Another origin</title><body></body>');
  });
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  evil.closeAllConnections();
  evil.close();
});

const frames = ['playground/preview.html', 'playground/compiler.html'];
const sandboxes = [undefined, 'allow-scripts', 'allow-scripts allow-same-origin'];
/** @param awaited answers to wait for */
const frame = (visitor: Visitor, framings: Framing[], awaited: readonly string[] = []) => {
  const given = { site: site.origin(), evil: originOf(evil), framings, awaited };
  return visitor
    .run(frameFiles, JSON.stringify(given))
    .then((heard): string[] => JSON.parse(heard));
};

async function readStorage(): Promise<string> {
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  const kept = { ...localStorage, ...sessionStorage };
  return JSON.stringify([kept, databases, await caches.keys(), document.cookie]);
}

/**
 * Frames every file from another origin, with and without a sandbox; then frames the frame files
 * from the site.
 */
async function attack(visitor: Visitor): Promise<void> {
  const files = listPageFiles();
  expect(files).toEqual(expect.arrayContaining(frames));
  expect(files.length).toBeGreaterThan(60);
  await visitor.load(`${site.origin()}/404.html`);
  const before = await visitor.run(readStorage, '');
  await visitor.load(`${originOf(evil)}/`);
  const tried = files.filter((file, at) => !isShort || at % 8 === 0 || frames.includes(file));
  const framings = tried.flatMap((file) => sandboxes.map((sandbox) => ({ file, sandbox })));
  expect(await frame(visitor, framings)).toEqual([]);
  expect(reached).toEqual([]);
  await visitor.load(`${site.origin()}/404.html`);
  expect(await visitor.run(readStorage, '')).toBe(before);
  const own = frames.flatMap((file) => sandboxes.map((sandbox) => ({ file, sandbox })));
  // Only sandboxed frames answer, and only to the site itself.
  const answers = [
    'playground/preview.html (allow-scripts) by a port: {"kind":"ready"}',
    'playground/compiler.html (allow-scripts) by a port: "ran"',
  ];
  const heard = await frame(visitor, own, answers);
  expect(heard).toEqual(expect.arrayContaining(answers));
  expect(heard.filter((line) => !line.includes('(allow-scripts)'))).toEqual([]);
  expect(reached).toEqual([]);
  expect(await visitor.run(readStorage, '')).toBe(before);
}

test('X58 another origin that frames the files of the site gets no answer and runs nothing', async () => {
  const page = await site.openAlone('/404.html');
  await attack({
    load: async (url) => {
      await page.goto(url);
    },
    run: (work, text) => page.evaluate(work, text),
  });
  // Files framed elsewhere report violations of their own policy.
  site.takeViolations();
});

const firefox = findFirefox();

test.skipIf(!firefox)(
  'X58 in Firefox, another origin that frames the files of the site gets no answer and runs nothing',
  { tags: 'browsers' },
  async () => {
    const visitor = await launchFirefox(firefox ?? '');
    try {
      await attack(visitor);
    } finally {
      await visitor.close();
    }
  },
);
