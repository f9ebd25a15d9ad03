import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import { route, startDevSite } from './dev-site.ts';
import { keepsMark, markWindow } from './site-in-browser.ts';

const site = startDevSite('dev-styles');
const { read, openPage, newPage, withChange } = site;

const footer = 'src/components/site-footer.tsx';
const tokens = 'src/theme/tokens.stylex.ts';
const sheet = 'src/theme/shell.css';

/** The computed styles that the edits in these tests change. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    const inner = document.querySelector('footer > div');
    const { color, outlineWidth } = getComputedStyle(document.body);
    return { padding: inner && getComputedStyle(inner).paddingTop, color, outline: outlineWidth };
  });

/** A page whose app never loads. */
async function openWithoutApp(): Promise<Page> {
  const page = await newPage();
  await page.route(/\/src\/waku\.client\.tsx/, (asked) => asked.abort());
  const followed = page.waitForResponse(/\/src\/dev\/follow-content\.ts/);
  const connected = page.waitForEvent('console', (message) => / connected\./.test(message.text()));
  await page.goto(site.origin() + route);
  await followed;
  await connected;
  await markWindow(page);
  return page;
}

const kinds = [
  ['whose app is running', () => openPage(route)],
  ['whose app has not started', openWithoutApp],
] as const;

/** Replaces a text in a file, which must contain it. */
const edited = (file: string, from: string, to: string) => {
  const text = read(file);
  expect(text).toContain(from);
  return text.replace(from, to);
};

test.each(someOf('dev', kinds))(
  'an edit of a style shows in a page %s, without a reload or a flash',
  async (_kind, open) => {
    const page = await open();
    expect((await lookAt(page)).padding).toBe('40px');
    await page.evaluate(() => {
      const inner = document.querySelector('footer > div');
      const note = () => {
        const { seen = '' } = document.documentElement.dataset;
        const now = inner ? getComputedStyle(inner).paddingTop : '';
        if (!seen.endsWith(now)) document.documentElement.dataset.seen = `${seen} ${now}`;
        requestAnimationFrame(note);
      };
      note();
    });
    const text = edited(footer, "paddingBlock: '2.5rem 2rem'", "paddingBlock: '3.5rem 2rem'");
    await withChange(footer, text, () =>
      expect.poll(async () => (await lookAt(page)).padding).toBe('56px'),
    );
    await expect.poll(async () => (await lookAt(page)).padding).toBe('40px');
    expect(await keepsMark(page)).toBe(true);
    expect(await page.locator('html').getAttribute('data-seen')).toBe(' 40px 56px 40px');
  },
);

test.each(kinds)(
  'an edit of a token shows in a page %s, without a reload',
  { tags: 'dev' },
  async (_kind, open) => {
    const page = await open();
    const { color } = await lookAt(page);
    const text = read(tokens).replace(/('--sx-text': ')[^']*'/, "$1rgb(1, 2, 3)'");
    await withChange(tokens, text, () =>
      expect.poll(async () => (await lookAt(page)).color).toBe('rgb(1, 2, 3)'),
    );
    await expect.poll(async () => (await lookAt(page)).color).toBe(color);
    expect(await keepsMark(page)).toBe(true);
  },
);

test.each(kinds)(
  'an edit of a CSS file shows in a page %s, without a reload',
  { tags: 'dev' },
  async (_kind, open) => {
    const page = await open();
    const text = `${read(sheet)}\nbody { outline: 7px solid }\n`;
    await withChange(sheet, text, () =>
      expect.poll(async () => (await lookAt(page)).outline).toBe('7px'),
    );
    await expect.poll(async () => (await lookAt(page)).outline).not.toBe('7px');
    expect(await keepsMark(page)).toBe(true);
  },
);

test('the previous style sheet is removed after an edit', { tags: 'dev' }, async () => {
  const page = await openPage(route);
  const links = page.locator('link[href^="/virtual:stylex.css"]');
  const text = edited(footer, "paddingBlock: '2.5rem 2rem'", "paddingBlock: '4rem 2rem'");
  await withChange(footer, text, async () => {
    await expect.poll(async () => (await lookAt(page)).padding).toBe('64px');
    await expect.poll(() => links.count()).toBe(1);
    expect((await lookAt(page)).padding).toBe('64px');
  });
});
