import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { someOf } from '../run/exhaustive.ts';
import { findFirefox, launchFirefox } from './firefox.ts';
import { collectErrors, openSite, waitForHydration } from './site-in-browser.ts';
import { walkSite } from './walk-site.ts';
import { isViolation } from './watch-policy.ts';

const site = openSite();

/** Violates a policy in several ways, and catches errors as most libraries do. */
async function breakPolicy(): Promise<string> {
  try {
    document.body.innerHTML += '<b>A string</b>';
  } catch {}
  document.createElement('p').setAttribute('style', 'color: red');
  const script = document.createElement('script');
  script.append('document.title = "Changed"');
  document.body.append(script);
  document.createElement('img').src = 'https://example.com/a.png';
  return '';
}

test('the policy violations of a page are detected', async () => {
  const page = await site.open('/docs/learn/');
  await page.evaluate(breakPolicy);
  expect(await page.title()).toBe('Introduction | StyleX');
  const seen: string[] = [];
  const told = [
    /innerHTML/,
    /HTMLScriptElement text/,
    /style-src-attr/,
    /img-src https:..example.com/,
  ];
  // The page reports each violation after the browser has, so that nothing more comes then.
  await expect
    .poll(() => {
      seen.push(...site.takeViolations());
      return told.filter((kind) => !seen.some((text) => kind.test(text)));
    })
    .toEqual([]);
});

test('no page violates its policy when reached by load and by link and when its controls are used', async () => {
  // Wide enough for everything on the pages, with little to draw.
  const page = await (await site.visit({ viewport: { width: 1024, height: 320 } })).newPage();
  const load = async (address: string) => {
    await page.goto(address);
  };
  const walked = someOf('pages', routes, 4);
  const headings = await walkSite(
    { load, run: (work, text) => page.evaluate(work, text) },
    site.origin(),
    walked,
  );
  expect(headings.filter(Boolean)).toHaveLength(walked.length);
});

const firefox = findFirefox();

test.skipIf(!firefox)(
  'in Firefox, no page violates its policy, and violations are detected',
  { tags: 'browsers' },
  async () => {
    const visitor = await launchFirefox(firefox ?? '');
    try {
      const headings = await walkSite(visitor, site.origin(), routes);
      expect(headings.filter(Boolean)).toHaveLength(routes.length);
      expect(visitor.messages.filter(isViolation)).toEqual([]);
      await visitor.run(breakPolicy, '');
      await expect.poll(() => visitor.messages.filter(isViolation).length).toBeGreaterThan(3);
    } finally {
      await visitor.close();
    }
  },
);

test('a page that an extension has changed hydrates, and keeps the change', async () => {
  const page = await site.open('/docs/learn/installation/');
  const errors = collectErrors(page);
  await page.evaluate(() => {
    const section = document.createElement('section');
    section.textContent = 'Changed';
    document.querySelector('main')?.replaceWith(section);
    document.querySelector('.icon-sprite')?.remove();
  });
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  expect(await page.locator('section', { hasText: 'Changed' }).count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).getByPlaceholder('Search docs').waitFor();
  expect(errors).toEqual([]);
});
