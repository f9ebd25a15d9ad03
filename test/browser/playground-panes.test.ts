import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  codeOf,
  firstWords,
  openPlayground,
  previewOf,
  say,
  tab,
  waitForRules,
  write,
} from './playground-page.ts';
import { openSite } from './site-in-browser.ts';

const site = openSite();

const divider = (page: Page, of: string) =>
  page.getByRole('separator', { name: `Resize ${of === 'code' ? 'editor' : of}` });
const widthOf = async (page: Page) => (await codeOf(page).boundingBox())?.width ?? 0;
const shareOf = async (page: Page, of: string) =>
  Number(await divider(page, of).getAttribute('aria-valuenow'));

test('S2.3 from 1200 px code, preview and rules are side by side, and below that preview and rules are tabs', async () => {
  const page = await openPlayground(site, '', { viewport: { width: 1920, height: 1080 } });
  await previewOf(page).getByText(firstWords).waitFor();
  await page.getByRole('row').filter({ hasText: 'min-height: 100vh' }).waitFor();
  expect(await tab(page, 'Preview').isVisible()).toBe(false);
  const panes = await page.locator('.panes').boundingBox();
  const brand = await page.locator('[data-brand]:visible').first().boundingBox();
  expect(panes?.x, 'on the edge of the navbar').toBeCloseTo(brand?.x ?? -1, 0);
  expect(panes?.y).toBeLessThan(140);
  await page.setViewportSize({ width: 1200, height: 800 });
  const boxes = [codeOf(page), page.locator('#preview'), page.getByRole('table')];
  const lefts = await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.x ?? -1));
  expect(new Set(lefts).size).toBe(3);
  expect(lefts.toSorted((one, other) => one - other)).toEqual(lefts);
  expect(await tab(page, 'Preview').isVisible()).toBe(false);
  await page.setViewportSize({ width: 1199, height: 800 });
  await tab(page, 'Preview').click();
  expect(await page.getByRole('table').isVisible()).toBe(false);
  await previewOf(page).waitFor();
});

test('S2.3 at 1200 px the controls of the preview are in one row, and no variable of a rule is broken', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site, '', { viewport: { width: 1200, height: 800 } });
  const controls = page.locator('#preview > .bar > *:not(.space)');
  const boxes = await Promise.all((await controls.all()).map((control) => control.boundingBox()));
  const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  const rule = page.getByRole('row').filter({ hasText: 'background-color: var(--' }).first();
  const lines = await rule.locator('code').evaluate((code) => {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const start = text.textContent?.indexOf('--') ?? -1;
      if (start < 0) continue;
      const name = document.createRange();
      name.setStart(text, start);
      name.setEnd(
        text,
        start + (/^--[\w-]+/.exec(text.textContent?.slice(start) ?? '')?.[0].length ?? 0),
      );
      return new Set([...name.getClientRects()].map(({ top }) => Math.round(top))).size;
    }
    return 0;
  });
  expect(lines).toBe(1);
  const name = await rule.getByRole('button').boundingBox();
  const text = await rule.locator('code').boundingBox();
  const gap = (text?.x ?? 0) - (name?.x ?? 0) - (name?.width ?? 0);
  expect(gap).toBeLessThan(40);
});

test('on a phone every button above the editor shows its name or an icon', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site, '', { viewport: { width: 390, height: 844 } });
  const buttons = page.getByRole('group', { name: 'Project' }).getByRole('button');
  const blank = await buttons.evaluateAll((all) =>
    all
      .filter((one) => !(one instanceof HTMLElement && one.innerText.trim()))
      .filter((one) => !one.querySelector('svg')?.getClientRects().length)
      .map((one) => one.getAttribute('aria-label')),
  );
  expect(await buttons.count()).toBeGreaterThan(4);
  expect(blank).toEqual([]);
  // Beside the one that stands at the heading, one row has room for all.
  const rows = await buttons.evaluateAll((all) =>
    all.flatMap((one) =>
      one.matches('.main') || one.getClientRects().length === 0
        ? []
        : Math.round(one.getBoundingClientRect().top),
    ),
  );
  expect(new Set(rows).size).toBe(1);
});

test('S2.3 the rules follow the edits of the code, beside the preview', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  await write(
    page,
    `import * as stylex from '@stylexjs/stylex';\nconst styles = stylex.create({ a: { color: 'teal' } });\nexport default () => <b {...stylex.props(styles.a)}>Teal</b>;`,
  );
  await previewOf(page).getByText('Teal', { exact: true }).waitFor();
  await page.getByRole('row').filter({ hasText: 'color: teal' }).waitFor();
  await write(page, say('Plain'));
  await page.getByText('6 declarations → 1 rule,').waitFor();
});

test('S2.3 dividers move by keyboard and pointer, keep their place after a reload, and reset on double click', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  const before = await widthOf(page);
  await divider(page, 'code').focus();
  await page.keyboard.press('ArrowRight');
  expect(await shareOf(page, 'code')).toBe(40);
  expect(await widthOf(page)).toBeGreaterThan(before);
  await page.keyboard.press('Home');
  expect(await shareOf(page, 'code')).toBe(15);
  await page.keyboard.press('End');
  const most = Number(await divider(page, 'code').getAttribute('aria-valuemax'));
  expect(await shareOf(page, 'code')).toBe(most);
  const box = await divider(page, 'code').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 2, (box?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Over the preview's frame.
  await page.mouse.move(500, y, { steps: 5 });
  await page.mouse.up();
  const share = await shareOf(page, 'code');
  expect(share).toBeLessThan(most);
  await divider(page, 'rules').focus();
  await page.keyboard.press('ArrowLeft');
  expect(await shareOf(page, 'rules')).toBe(31);
  await page.reload();
  await codeOf(page).waitFor();
  expect([await shareOf(page, 'code'), await shareOf(page, 'rules')]).toEqual([share, 31]);
  await divider(page, 'code').dblclick();
  expect([await shareOf(page, 'code'), await shareOf(page, 'rules')]).toEqual([38, 29]);
});

test.each(['{', 'null', '{"code":"80","rules":20}', '{"code":90,"rules":90}', '[]'])(
  'S2.3 invalid stored widths (%s) are ignored',
  { tags: 'variants' },
  async (stored) => {
    const page = await (await site.visit()).newPage();
    await page.addInitScript((text) => localStorage.setItem('playground-panes', text), stored);
    await page.goto('/playground/');
    await codeOf(page).waitFor();
    expect(await shareOf(page, 'code')).toBe(38);
  },
);

test('the playground keeps its place and size when the editor loads', {
  tags: 'variants',
}, async () => {
  const page = await (await site.visit({ viewport: { width: 1440, height: 900 } })).newPage();
  const measured = Promise.withResolvers<void>();
  await page.route('**/assets/playground*.js', async (route) => {
    await measured.promise;
    await route.continue();
  });
  await page.goto('/playground/', { waitUntil: 'domcontentloaded' });
  const host = page.locator('[data-playground]');
  const before = await host.boundingBox();
  measured.resolve();
  await codeOf(page).waitFor();
  expect(before?.height).toBeGreaterThan(500);
  expect(await host.boundingBox()).toEqual(before);
});

test('S2.3 the editor, the first preview and the first rules load without a layout shift', {
  tags: 'pages',
}, async () => {
  const page = await (await site.visit({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { dataset } = document.documentElement;
        dataset.moved = `${Number(dataset.moved ?? 0) + ('value' in entry ? Number(entry.value) : 0)}`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/playground/');
  await waitForRules(page);
  expect(await page.evaluate(() => document.documentElement.dataset.moved)).toBe(undefined);
});
