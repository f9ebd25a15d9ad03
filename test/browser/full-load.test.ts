import { expect, test } from 'vitest';
import { collectErrors, hydrate, openSite } from './site-in-browser.ts';

const site = openSite();

/** Whether a link that does a full load starts a view transition. */
async function fadesOut(options: Parameters<typeof site.open>[1]): Promise<boolean> {
  const page = await site.open('/docs/learn/', options);
  await page.evaluate(() => {
    addEventListener('pageswap', ({ viewTransition }) => {
      sessionStorage.setItem('fades', String(viewTransition !== null));
    });
  });
  const link = page.locator('main article a[href="/docs/learn/installation/"]').first();
  // The app leaves a link with a target to the browser.
  await link.evaluate((element) => element.setAttribute('target', '_self'));
  await link.click();
  await page.waitForURL('**/installation/');
  return page.evaluate(() => sessionStorage.getItem('fades') === 'true');
}

test('a full load starts a view transition', async () => {
  expect(await fadesOut({ reducedMotion: 'no-preference' })).toBe(true);
});

test('a full load starts no view transition with reduced motion', {
  tags: 'variants',
}, async () => {
  expect(await fadesOut({ reducedMotion: 'reduce' })).toBe(false);
});

test('a link that is pressed while a page fades into the next one is followed', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/learn/', { reducedMotion: 'no-preference' });
  await hydrate(page);
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('::view-transition-group(root) { animation-duration: 600s !important; }');
    document.adoptedStyleSheets.push(slow);
  });
  const place = async (name: string) => {
    const box = await page.locator('.section-links').getByRole('link', { name }).boundingBox();
    return [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10] as const;
  };
  const [first, second] = [await place('Installation'), await place('Thinking in StyleX')];
  await page.mouse.click(...first);
  await page.waitForFunction(() => document.title.startsWith('Installation'));
  // The picture of the fading pages has the press.
  await expect
    .poll(() => page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.localName, second))
    .toBe('html');
  await page.mouse.click(...second);
  await page.waitForFunction(() => document.title.startsWith('Thinking'));
});

test('a view transition that the browser skips is not reported as an error, and all other errors are', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/learn/');
  const errors = collectErrors(page);
  await page.evaluate(() => {
    const leftOut =
      'Transition was aborted because of invalid state. ViewTransition opt-in disabled';
    setTimeout(() => {
      Promise.reject(new DOMException(leftOut, 'InvalidStateError'));
      Promise.reject(new TypeError('document.startViewTransition is not a function'));
      Promise.reject(new DOMException('Transaction was aborted', 'AbortError'));
      Promise.reject('a text');
      Promise.reject(new Error('not caught'));
    });
  });
  await expect.poll(() => errors.join()).toContain('not caught');
  expect(errors.map((error) => error.replace(/^\S+: /, ''))).toEqual([
    'document.startViewTransition is not a function',
    'Transaction was aborted',
    'a text',
    'not caught',
  ]);
});
