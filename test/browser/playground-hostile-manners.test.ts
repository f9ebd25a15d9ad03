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

/** Ways to add to the history of the tab, and the state of the project afterwards. */
const steps: [name: string, code: string, state: string][] = [
  [
    'states',
    `for (let n = 0; n < 20; n += 1) history.pushState(n, '');\nconsole.log('state', history.state);\n${app}`,
    'state 19',
  ],
  [
    'fragments',
    `export const later = () => { for (let n = 0; n < 20; n += 1) location.hash = 'x' + n; };\nsetTimeout(later, 100);\n${app}`,
    'left',
  ],
  [
    'anchors that are not in the page',
    `export const later = () => { for (let n = 0; n < 20; n += 1) { const link = document.createElement('a'); link.href = '#' + n; link.click(); } };\nsetTimeout(later, 100);\n${app}`,
    'left',
  ],
  ['another page', `setTimeout(() => { location.href = '/'; }, 100);\n${app}`, 'left'],
  [
    'frames in the frame',
    `const frame = document.createElement('iframe');\ndocument.documentElement.append(frame);\nlet n = 0;\nconst timer = setInterval(() => { n += 1; frame.contentWindow.location = 'about:blank#' + n; if (n === 20) { clearInterval(timer); console.log('That is all'); } }, 10);\n${app}`,
    '',
  ],
];

/** Goes back once after this call has returned, because the page may change then. */
async function goBack(): Promise<string> {
  setTimeout(() => history.back(), 100);
  return '';
}

inEach(
  'X58 one press of Back leaves the playground, whatever the preview added to the history',
  async (visitor) => {
    for (const [name, code, until] of steps) {
      await visitor.load(`${site.origin()}/404.html?${encodeURIComponent(name)}`);
      await visitor.load(`${site.origin()}/`);
      const { lines, states, errors } = await open(visitor, code, until || 'That is all');
      expect([...lines, ...states, ...errors].join()).toContain(until);
      // Gives the page time to notice.
      await visitor.run(() => new Promise((resolve) => setTimeout(() => resolve(''), 1500)), '');
      const there = () => visitor.run(async () => location.pathname, '').catch(() => '');
      await visitor.run(goBack, '');
      await expect.poll(there, { message: name }).toBe('/404.html');
    }
  },
);

test('X58 an anchor scrolls, a link with preventDefault does not, and neither adds to the history', async () => {
  const page = await site.openAlone('/');
  const code = `export default () => <main>
  <p><a href="#far" onClick={(event) => event.stopPropagation()}>Far</a> <a href="#">Top</a></p>
  <p><a href="#far" onClick={(event) => { event.preventDefault(); console.log('held'); }}>Held</a></p>
  <div style={{ height: 5000 }} /><p id="far">There <a href="#top">Up</a></p></main>;`;
  const visitor: Visitor = {
    load: async () => {},
    run: (work, text) => page.evaluate(work, text),
  };
  await open(visitor, code, 'shown');
  const before = await page.evaluate(() => history.length);
  const frame = page.frameLocator('iframe[title="Preview"]');
  const scrolled = () => frame.locator('html').evaluate(({ scrollTop }) => scrollTop);
  await frame.getByText('Held').click();
  await expect.poll(() => page.evaluate(() => playground.seen().lines.join())).toContain('held');
  expect(await scrolled()).toBe(0);
  await frame.getByText('Far', { exact: true }).click();
  await expect.poll(scrolled).toBeGreaterThan(1000);
  await frame.getByText('Up').click();
  await expect.poll(scrolled).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(await page.evaluate(() => playground.seen().states)).not.toContain('left');
});

const half = `const work = () => { const end = performance.now() + 22; while (performance.now() < end); };
setInterval(work, 50);
${app}`;

const animation = `import { useEffect, useState } from 'react';
export default function App() {
  const [turn, setTurn] = useState(0);
  useEffect(() => { const frame = requestAnimationFrame(() => setTurn(turn + 1)); return () => cancelAnimationFrame(frame); });
  if (turn === 120) setTimeout(() => console.log('turned'), 25_000);
  return <p style={{ transform: \`rotate(\${turn}deg)\` }}>Turning</p>;
}`;

/**
 * Runs the project again in the same frame, as an edit does.
 * @returns how long it then ran, in milliseconds
 */
async function runAgain(text: string): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 6000));
  playground.compiler.compile([{ name: 'App.tsx', code: text }], 'production');
  const { states } = playground.seen();
  const shown = () => states.filter((state) => state === 'shown').length;
  await playground.until(() => shown() > 1);
  const began = playground.ranAt();
  await playground.until(() => states.includes('busy'));
  return String(performance.now() - began);
}

inEach(
  'X58 code that uses half of the processor is stopped about 20 seconds after an edit',
  async (visitor) => {
    const { states } = await open(visitor, half, 'shown');
    expect(states).toContain('shown');
    expect(Number(await visitor.run(runAgain, half))).toBeGreaterThan(19_000);
  },
);

inEach('X58 an animation is not stopped', async (visitor) => {
  await open(visitor, animation, 'shown');
  const seen = () =>
    visitor.run(async () => [...playground.seen().states, ...playground.seen().lines].join(), '');
  await expect.poll(seen, { timeout: 120_000 }).toMatch(/busy|turned/);
  expect(await seen()).not.toContain('busy');
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
