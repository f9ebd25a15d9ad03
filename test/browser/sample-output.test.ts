import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from './site-in-browser.ts';

const site = openSite();
const route = '/docs/learn/recipes/variants/';

/** The first sample of a page whose component can be shown. */
const sampleOf = (page: Page) => page.locator('.sample:has([value="shown"])').first();

test.each([390, 1440])(
  'at %i px the link to the playground does not move when panes open below it, and precedes them in tab order',
  { tags: 'pages' },
  async (width) => {
    const page = await site.open(route, { viewport: { width, height: 900 } });
    const sample = sampleOf(page);
    const link = sample.getByRole('link', { name: 'Open in playground' });
    const place = () =>
      sample.evaluate((own) => {
        const { left, top } = own.getBoundingClientRect();
        const box = own.querySelector(':scope > a')?.getBoundingClientRect();
        return box && [box.left - left, box.top - top, box.width];
      });
    const before = await place();
    await sample.locator('summary').click();
    for (const label of ['Rules', 'JavaScript', 'Component']) {
      await sample.getByRole('radio', { name: label }).check();
      expect(await place()).toEqual(before);
    }
    const gap = await sample.evaluate((own) => {
      const [open, next] = ['summary > span', ':scope > a'].map((part) =>
        own.querySelector(part)?.getBoundingClientRect(),
      );
      return open && next && (next.left > open.right || next.bottom <= open.top);
    });
    expect(gap, 'over nothing').toBe(true);
    await link.press('Tab');
    const isNext = await sample.locator('summary').evaluate((own) => own.matches(':focus'));
    expect(isNext, 'in the order of the Tab key').toBe(true);
  },
);

test('the component is the first pane', async () => {
  const page = await site.open(route);
  const sample = sampleOf(page);
  await sample.locator('summary').click();
  const names = await sample.locator('.became label').allTextContents();
  expect(names).toEqual(['Component', 'Rules', 'JavaScript']);
});

test.each([
  '/docs/learn/recipes/context-driven-styles/',
  '/docs/learn/static-types/',
  '/docs/guides/dark-mode/',
])(
  'no control or line in the components of %s has the default border of browsers',
  { tags: 'pages' },
  async (address) => {
    const page = await site.open(address);
    const bordersOf = () =>
      page
        .locator('.stages [data-mode]')
        .evaluateAll((hosts) =>
          hosts.flatMap((host) =>
            [
              ...(host.shadowRoot?.querySelectorAll('button, input, select, fieldset, hr') ?? []),
            ].map((element) => getComputedStyle(element).borderTopStyle),
          ),
        );
    await expect.poll(async () => (await bordersOf()).length).toBeGreaterThan(0);
    expect((await bordersOf()).filter((style) => /inset|outset|groove/.test(style))).toEqual([]);
  },
);

test('the numbers of the lines that the rules refer to are shown in the code', async () => {
  const page = await site.open(route);
  const sample = sampleOf(page);
  await sample.locator('summary').click();
  await sample.getByRole('radio', { name: 'Rules' }).check();
  const named = await sample.locator('.rules li > span:last-child').allTextContents();
  const shown = await sample
    .locator('pre [data-l]')
    .evaluateAll((lines) =>
      lines.map((line) => /"(\d*)"/.exec(getComputedStyle(line, '::before').content)?.[1] ?? ''),
    );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((line) => line === '' || !shown.includes(line))).toEqual([]);
  // The numbers are those of the source.
  const lines = ((await sample.locator('.code-block pre').textContent()) ?? '').split('\n');
  const marked = await sample.locator('.code-block [data-l]').allTextContents();
  expect(marked.map((text) => text.trim())).toEqual(
    shown.slice(0, marked.length).map((line) => lines[Number(line) - 1]?.trim()),
  );
});
