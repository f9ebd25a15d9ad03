import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takenOver, writeHostileWorker } from './playground/hostile-worker.ts';
import { makePlaygroundPage } from './playground/make-page.ts';
import { testInEach } from './playground/with-each.ts';
import { openSite, originOf } from './site-in-browser.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'playground-'));
beforeAll(() => makePlaygroundPage(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const site = openSite(folder);

const reached: string[] = [];
let evil: Server;
beforeAll(async () => {
  evil = createServer(({ url = '' }, response) => {
    reached.push(url);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'text/javascript');
    response.end('');
  });
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
  const write = (name: string, text: string) =>
    writeFileSync(path.join(folder, 'assets', name), text);
  write('hostile.js', writeHostileWorker(site.origin(), originOf(evil)));
  write('taken-over.js', takenOver);
  write('broken.js', 'const = ;');
  write('page.html.js', '<!DOCTYPE html><title>Not Found</title>');
});
afterAll(() => evil.close());

/**
 * Runs the hostile script in place of the compiler.
 * @returns its report, what the broadcast channel heard, and the page's caches
 */
async function runHostile(): Promise<string> {
  const heard: unknown[] = [];
  new BroadcastChannel('playground').onmessage = ({ data }) => heard.push(data);
  await caches.open('kept');
  const said = await new Promise((resolve, reject) => {
    const worker = playground.openWorker(playground.placeOf('/assets/hostile.js'), {
      onMessage: (data) => {
        if (data === 'ready') return;
        worker.end();
        resolve(JSON.parse(String(data)));
      },
      onFailure: (message) => reject(new Error(message)),
    });
  });
  return JSON.stringify({ said, heard, caches: await caches.keys() });
}

/**
 * Sends projects to a compiler that was taken over.
 * @returns the outcome for each project
 */
async function askTakenOver(text: string): Promise<string> {
  const heard: string[] = [];
  const compiler = playground.startCompiler(playground.placeOf('/assets/taken-over.js'), {
    onAnswer: (answer) => heard.push(JSON.stringify(answer)),
    onFailure: ({ reason, message }) => heard.push(`${reason}: ${message}`),
  });
  for (const code of text.split(' ')) {
    const count = heard.length;
    if (code === 'renew') compiler.renew();
    else if (code === 'format') {
      heard.push(JSON.stringify(await compiler.parse({ name: 'App.tsx', code: '' })));
    } else {
      compiler.compile([{ name: 'App.tsx', code }], 'production');
      const times = code === 'twice' ? 2 : 1;
      await playground.until(() => heard.length >= count + times);
    }
  }
  compiler.stop();
  return JSON.stringify(heard);
}

const inEach = testInEach(site);

inEach(
  'X58 code that takes over the compiler has an opaque origin and no network',
  async ({ run }) => {
    const { said, heard, caches } = JSON.parse(await run(runHostile, ''));
    expect(said).toEqual({ origin: 'null', tried: 27, escaped: [] });
    expect(heard).toEqual([]);
    expect(caches).toEqual(['kept']);
    expect(reached).toEqual([]);
  },
);

inEach(
  'X58 Format and a renewed compiler run in workers that have not compiled anything',
  async ({ run }) => {
    const heard = await run(askTakenOver, 'one two format renew one format');
    const told = JSON.parse(heard).map((text: string) => JSON.parse(text));
    expect(told.map(({ css, tree }: { css?: string; tree?: object }) => css ?? tree)).toEqual([
      'project 1',
      'project 2',
      { forged: false },
      'project 1',
      { forged: false },
    ]);
  },
);

inEach('X58 compiler responses are reduced to what was requested', async ({ run }) => {
  const [text = ''] = JSON.parse(await run(askTakenOver, 'one'));
  expect(text.length).toBeLessThan(2_000_000);
  const { compiled, problems, modules } = JSON.parse(text);
  expect(compiled.files).toEqual([{ name: 'App.tsx', js: '', rules: [] }]);
  expect(compiled.rules).toHaveLength(10_000);
  expect(problems).toEqual([
    { file: 'App.tsx', line: 1, column: 1, message: 'x'.repeat(10_000), tool: 'stylex' },
  ]);
  expect(modules).toEqual([
    {
      name: 'App.tsx',
      code: 'ok',
      imports: [{ file: 'a' }],
      importMark: 'import-0123456789abcdef:',
    },
  ]);
});

inEach('X58 a compiler that sends an unexpected or invalid response is ended', async ({ run }) => {
  const unread = 'hang: it sent an invalid response';
  const heard = JSON.parse(await run(askTakenOver, 'twice structure another bomb one'));
  expect(heard.map((text: string) => (text.startsWith('{') ? JSON.parse(text).css : text))).toEqual(
    ['first', unread, unread, unread, unread, 'project 1'],
  );
});

test('a compiler script that cannot be loaded or run is reported', async () => {
  const page = await site.openAlone('/');
  const openWith = (script: string) =>
    page.evaluate(
      (url) =>
        new Promise((resolve) => {
          const events = { onMessage: () => {}, onFailure: resolve };
          playground.openWorker(playground.placeOf(url), events);
        }),
      script,
    );
  expect(await openWith('/assets/broken.js')).toBe('/assets/broken.js could not be run');
  expect(await openWith('/assets/none.js')).toBe('/assets/none.js could not be loaded');
  expect(await openWith('/assets/page.html.js')).toBe('/assets/page.html.js could not be run');
});
