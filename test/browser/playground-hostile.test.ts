import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isShort } from '../run/exhaustive.ts';
import { otherBrowsers } from './other-browsers.ts';
import type { HostileProject } from './playground/hostile-kinds.ts';
import { hostileProjects } from './playground/hostile-projects.ts';
import { makePlaygroundPage } from './playground/make-page.ts';
import type { Outcome } from './playground/page.ts';
import { openSite } from './site-in-browser.ts';
import type { Visitor } from './walk-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'playground-'));
beforeAll(() => makePlaygroundPage(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const site = openSite(folder);

/** The URLs that projects requested from the hostile server. */
const reached: string[] = [];
let evil: Server;
beforeAll(async () => {
  evil = createServer(({ url = '' }, response) => {
    reached.push(url);
    response.setHeader('access-control-allow-origin', '*');
    response.end('');
  });
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
});
afterAll(() => evil.close());

function evilOrigin(): string {
  const address = evil.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

const harmless = [{ name: 'App.tsx', code: 'export default () => <p>Harmless</p>;' }];

async function openProject(text: string): Promise<string> {
  const { files, until } = JSON.parse(text);
  return JSON.stringify(await playground.open(files, until));
}

/** The path, the title, and what projects have left behind in the page, which should be nothing. */
async function lookAround(): Promise<string> {
  const left = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  if (document.cookie !== '' || 'hacked' in window || 'polluted' in {}) left.push('a mark');
  return [location.pathname, document.title, ...left].join();
}

/**
 * Opens projects in the page one after another.
 * @returns what went wrong
 */
async function openAll(
  { load, run }: Visitor,
  projects: readonly HostileProject[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, files, until, told } of projects) {
    // WebKit becomes slow in a page with dozens of ended frames.
    await load(`${site.origin()}/`);
    const text = JSON.stringify({ files, until }).replaceAll('EVIL', evilOrigin());
    const outcome: Outcome = JSON.parse(await run(openProject, text));
    const all = [outcome.problems, outcome.errors, outcome.lines, outcome.states].flat();
    const isTold = all.some((line) => told.test(line));
    if (!isTold || all.join().includes('ESCAPED')) wrong.push(`${name}: ${all.join('\n')}`);
    if (process.env.DEBUG)
      console.log(
        name,
        outcome.blocked,
        all.find((line) => told.test(line)),
      );
    // Guards let a frame work for a second, which takes longer on a busy machine.
    if (outcome.blocked > 10_000) wrong.push(`${name}: the page stood still`);
  }
  const last: Outcome = JSON.parse(
    await run(openProject, JSON.stringify({ files: harmless, until: 'shown' })),
  );
  // Discards the violations that the policies of the frames have reported.
  site.takeViolations();
  if (!last.states.includes('shown')) wrong.push('what is harmless is not shown any more');
  return [...wrong, ...reached.map((url) => `asked for ${url}`)];
}

test('a hostile project cannot reach the site or other machines, and does not hang the page', async () => {
  const { forBrowsers, forChromium } = hostileProjects;
  const all = [...forBrowsers, ...forChromium];
  expect(all.length).toBeGreaterThanOrEqual(60);
  const page = await site.openAlone('/');
  const visitor = {
    // One after the other in the same page.
    load: async () => {},
    run: (work: (text: string) => Promise<string>, text: string) => page.evaluate(work, text),
  };
  // Neighbours in the list are of one kind.
  const some = isShort ? all.filter((_, at) => at % 12 === 0) : all;
  expect(await openAll(visitor, some)).toEqual([]);
  expect(await page.evaluate(lookAround)).toBe('/,Playground');
  expect(page.context().pages()).toHaveLength(1);
});

for (const browser of otherBrowsers) {
  test.skipIf(!browser.isInstalled)(
    `in ${browser.name}, a hostile project cannot reach the site or other machines, and does not hang the page`,
    async () => {
      const visitor = await browser.launch();
      try {
        expect(await openAll(visitor, hostileProjects.forBrowsers)).toEqual([]);
        expect(await visitor.run(lookAround, '')).toBe('/,Playground');
      } finally {
        await visitor.close();
      }
    },
    600_000,
  );
}
