import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { DevServer } from './dev-server.ts';
import { firstRoute, type ShownEdit, shownEdits, textEdit } from './edits.ts';
import type { Copy } from './make-copy.ts';

/** Told each measured value: its row, and the value in the row's unit. */
export type Note = (row: string, value: number) => void;

const limitMs = 60_000;

/** Measures how long each edit takes until an open page shows it. */
export async function measureEdits(
  copy: Copy,
  server: DevServer,
  browser: Browser,
  note: Note,
): Promise<void> {
  for (const edit of shownEdits) {
    const page = await openPage(browser, server, edit.route);
    // What is loaded for a page that is new goes on for a moment.
    await server.settle();
    const before = await page.evaluate(edit.look);
    const began = performance.now();
    const undo = copy.edit(edit);
    const isShown = await waitForOther(page, edit, before).then(
      () => true,
      () => false,
    );
    const seconds = (performance.now() - began) / 1000;
    // The row shows that it failed, and all others are measured still.
    note(`edit → visible: ${edit.name} (s)`, isShown ? seconds : Number.NaN);
    undo();
    await server.settle();
    await page.close();
  }
}

/** Measures the memory of all processes of dev after so many edits of a text, each of them shown. */
export async function measureMemory(
  copy: Copy,
  server: DevServer,
  browser: Browser,
  counts: readonly number[],
  note: Note,
): Promise<void> {
  const page = await openPage(browser, server, firstRoute);
  const look = `document.querySelector('main')?.textContent ?? ''`;
  for (let done = 1; done <= Math.max(...counts); done += 1) {
    const before = await page.evaluate(look);
    const undo = copy.edit(textEdit);
    await waitForOther(page, { look }, before);
    undo();
    await page.waitForFunction(`(${look}) === ${JSON.stringify(before)}`, undefined, wait);
    if (!counts.includes(done)) continue;
    await server.settle();
    note(`dev's memory after ${done} edits (MB)`, server.readMemory() / 1e6);
  }
  await page.close();
}

const wait = { timeout: limitMs, polling: 16 };

function waitForOther(page: Page, { look }: Pick<ShownEdit, 'look'>, before: unknown) {
  return page.waitForFunction(`(${look}) !== ${JSON.stringify(before)}`, undefined, wait);
}

/** A page that follows edits. */
async function openPage(browser: Browser, server: DevServer, route: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(limitMs);
  const connected = page.waitForEvent('console', (message) => / connected\./.test(message.text()));
  await page.goto(server.origin + route, { waitUntil: 'load' });
  await connected;
  if (route !== firstRoute) await page.locator('.cm-content').waitFor();
  await page.mouse.move(200, 30);
  await page.mouse.move(220, 32);
  await page.waitForSelector('html[data-hydrated]');
  await sleep(500);
  return page;
}
