import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { configText } from '../build/small-site.ts';
import { doc, route, startDevSite } from './dev-site.ts';

const { at, read, write, ask, expectText, visit, withChange, newPage } =
  startDevSite('early-saves');

const expectInAll = async (pages: readonly Page[], text: string) => {
  await Promise.all(pages.map((page) => page.getByText(text).waitFor({ timeout: 120_000 })));
};

test.each([0, 150, 400])('an edit %i ms after opening a page reaches it', async (delay) => {
  const pages = await Promise.all([visit(route), visit(route)]);
  await sleep(delay);
  await withChange(doc, `${read(doc)}\nSaved early.\n`, () => expectInAll(pages, 'Saved early.'));
  await Promise.all(
    pages.map((page) => page.getByText('Saved early.').waitFor({ state: 'detached' })),
  );
});

test.each([0, 150, 400])(
  'an edit %i ms after a page recovers from an error reaches it',
  async (delay) => {
    const page = await newPage();
    await withChange(doc, `${read(doc)}\n[broken](/nowhere/)\n`, async () => {
      await expectText(route, 'nowhere');
      await visit(route, page);
    });
    await page.locator('main h1').first().waitFor();
    await sleep(delay);
    await withChange(doc, `${read(doc)}\nSaved early.\n`, () =>
      expectInAll([page], 'Saved early.'),
    );
  },
);

test('a page whose app never starts reloads on an edit', async () => {
  const page = await newPage();
  // Aborts the entry, not a part of the app: without a part, the running app removes the whole
  // page.
  await page.route('**/*vite-rsc/entry-browser*', (request) => request.abort());
  await visit(route, page);
  await withChange(doc, `${read(doc)}\nWithout app.\n`, () => expectInAll([page], 'Without app.'));
});

test('of two saves in quick succession the second wins', async () => {
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

test('of two quick saves of the configuration the second wins, even if the first is invalid', async () => {
  const config = 'site.config.ts';
  const wrong = read(config).replace('"trailingSlash": true', '"trailingSlash": "yes"');
  await withChange(config, wrong, async () => {
    for (const gap of [5, 10, 20, 30, 40, 50, 60]) {
      write(config, wrong);
      await sleep(gap);
      write(config, configText({ guide: `Second ${gap}` }));
      await expectText(route, `Second ${gap}`);
    }
  });
  await expectText(route, 'Guide');
});

test('the server answers and follows edits after its cache is deleted', async () => {
  // The server may be writing there.
  rmSync(at('.cache'), { recursive: true, maxRetries: 10 });
  expect(await ask(route)).toMatchObject({ status: 200, text: expect.stringContaining('Part') });
  await withChange(doc, `${read(doc)}\nAfter it.\n`, () => expectText(route, 'After it.'));
});
