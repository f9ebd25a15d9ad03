import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { makeProject, makeTestFolder, smallSite } from '../build/small-site.ts';
import { compileCache } from '../compile-cache.ts';
import { freePort } from './free-port.ts';
import { shareBrowser } from './shared-browser.ts';
import { markWindow, waitForHydration } from './site-in-browser.ts';

export const doc = 'content/docs/guide/01-basics/page-1.mdx';
export const route = '/docs/guide/basics/page-1/';

export type DevSite = ReturnType<typeof startDevSite>;

/**
 * Starts a development server for a small site, with a browser, for the tests of one file.
 * @param more files to add to those of every small site
 */
export function startDevSite(name: string, more: ReadonlyMap<string, string> = new Map()) {
  let root: string;
  let origin: string;
  let server: ChildProcess;
  let output = '';
  let browser: Browser;

  const at = (file: string) => path.join(root, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(at(file), text);

  /** The current response of the server: status and text. */
  const ask = async (address: string) => {
    const answer = await fetch(origin + address);
    return { status: answer.status, text: await answer.text() };
  };

  /** Waits until a response contains a text. */
  const expectText = (address: string, text: string | RegExp) =>
    vi.waitFor(
      async () => {
        const { status, text: found } = await ask(address);
        if (found.search(text) !== -1) return;
        const shown = found
          .replace(/<(style|script)\b.*?<\/\1>|<[^>]*>/gs, ' ')
          .replace(/\s+/g, ' ');
        throw new Error(`${address} (${status}) is without ${text}: ${shown.slice(0, 2000)}`);
      },
      { timeout: 120_000, interval: 50 },
    );

  const newPage = async () => {
    const page = await browser.newPage();
    // The first page loads hundreds of modules, and a busy machine transforms only a few per
    // second.
    page.setDefaultTimeout(120_000);
    return page;
  };

  /** A page whose response has started, before any of its scripts run. */
  const visit = async (address: string, page?: Page) => {
    const opened = page ?? (await newPage());
    await opened.goto(origin + address, { waitUntil: 'commit' });
    return opened;
  };

  /** Whether a page was made from the newest version of the content. */
  const isNewest = async (page: Page) => {
    const shown = await page.evaluate(() => {
      const [own] = performance.getEntriesByType('navigation');
      const timings = own instanceof PerformanceNavigationTiming ? own.serverTiming : [];
      return timings.find(({ name }) => name === 'content')?.description;
    });
    const { headers } = await fetch(page.url());
    return headers.get('server-timing')?.includes(`"${shown}"`) ?? false;
  };

  /**
   * A hydrated page with a marked window. A page made from before an edit, such as one that another test undoes, may
   * reload.
   */
  const openPage = async (address: string) => {
    const page = await visit(address);
    const wait = async () => {
      await waitForHydration(page);
      if (await isNewest(page)) return;
      await page.reload({ waitUntil: 'commit' });
      throw new Error('The page is older than the content.');
    };
    await vi.waitFor(wait, { timeout: 120_000 });
    await markWindow(page);
    return page;
  };

  /** Changes a file while `look` runs, and always restores it. */
  const withChange = async (file: string, text: string, look: () => Promise<void>) => {
    const before = existsSync(at(file)) ? read(file) : undefined;
    write(file, text);
    try {
      await look();
    } finally {
      if (before === undefined) rmSync(at(file));
      else write(file, before);
    }
  };

  /** Waits for the restarts that a change of the configuration causes: the next test needs the server. */
  const withRestarts = async (count: number, change: () => Promise<void>) => {
    const restarts = () => output.split('server restarted').length - 1;
    const before = restarts();
    await change();
    await expect.poll(restarts, { timeout: 120_000 }).toBe(before + count);
  };

  const start = (port: string, env: Record<string, string> = {}) => {
    server = spawn(process.execPath, [path.resolve('src/commands/dev.ts')], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: port,
        ...compileCache,
        ...env,
      },
    });
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (part: Buffer) => {
        output += part.toString();
      });
    }
  };

  beforeAll(async () => {
    root = makeProject(makeTestFolder(name), new Map([...smallSite(), ...more]));
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    start(String(port));
    browser = await shareBrowser();
    await vi.waitFor(() => ask(route), { timeout: 240_000, interval: 200 });
  });

  // Open pages are rendered again on each change.
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

  afterAll(() => void server.kill('SIGKILL'));

  return {
    at,
    read,
    write,
    ask,
    expectText,
    visit,
    openPage,
    withChange,
    withRestarts,
    newPage,
    origin: () => origin,
    server: () => server,
    output: () => output,
    /** Starts another server at the same port, after the first has ended. */
    startAgain: (env?: Record<string, string>) => start(new URL(origin).port, env),
  };
}
