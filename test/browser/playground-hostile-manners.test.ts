import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlaygroundPage } from './playground/make-page.ts';
import type { Outcome } from './playground/page.ts';
import { testInEach } from './playground/with-each.ts';
import { openSite } from './site-in-browser.ts';
import type { Visitor } from './walk-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'playground-'));
beforeAll(() => makePlaygroundPage(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const site = openSite(folder);

const inEach = testInEach(site);

async function openProject(text: string): Promise<string> {
  const { code, until } = JSON.parse(text);
  return JSON.stringify(await playground.open([{ name: 'App.tsx', code }], until));
}

const open = async ({ run }: Visitor, code: string, until: string): Promise<Outcome> =>
  JSON.parse(await run(openProject, JSON.stringify({ code, until })));

const app = 'export default () => <p>Shown</p>;';

test('X58 an anchor scrolls, a link with preventDefault does not, and a link elsewhere does nothing', async () => {
  const page = await site.openAlone('/');
  const code = `export default () => <main>
  <p><a href="#far">Far</a> <a href="/">Away</a></p>
  <p><a href="#far" onClick={(event) => { event.preventDefault(); console.log('held'); }}>Held</a></p>
  <div style={{ height: 5000 }} /><p id="far">There <a href="#top">Up</a></p></main>;`;
  const visitor: Visitor = {
    load: async () => {},
    run: (work, text) => page.evaluate(work, text),
  };
  await open(visitor, code, 'shown');
  const frame = page.frameLocator('iframe[title="Preview"]');
  const scrolled = () => frame.locator('html').evaluate(({ scrollTop }) => scrollTop);
  await frame.getByText('Held').click();
  await expect.poll(() => page.evaluate(() => playground.seen().lines.join())).toContain('held');
  expect(await scrolled()).toBe(0);
  await frame.getByText('Far', { exact: true }).click();
  await expect.poll(scrolled).toBeGreaterThan(1000);
  await frame.getByText('Up').click();
  await expect.poll(scrolled).toBe(0);
  await frame.getByText('Away').click();
  const lines = () => page.evaluate(() => playground.seen().lines.join());
  await expect.poll(lines).toContain('Links do not work in the preview: /');
  expect(await page.evaluate(() => playground.seen().states)).not.toContain('left');
});

/** Blocks the page again and again, like large messages do, for eight seconds in total. */
async function blockPage(): Promise<string> {
  for (let n = 0; n < 8; n += 1) {
    const end = performance.now() + 1000;
    while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return playground.seen().states.join();
}

inEach('X58 messages to the page that block it end the preview', async (visitor) => {
  const sending = `setInterval(() => parent.postMessage('', '*'), 50);\n${app}`;
  for (const [code, isStopped] of [
    [app, false],
    [sending, true],
  ] as const) {
    await open(visitor, code, 'shown');
    expect((await visitor.run(blockPage, '')).includes('flooding')).toBe(isStopped);
  }
});
