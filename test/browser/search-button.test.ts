import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import {
  activeText,
  buttonOf,
  dialogOf,
  fieldOf,
  openSearch,
  showSearch,
} from './search-dialog.ts';
import { collectRequests, holdAnswers, hydrate, openSite, phone } from './site-in-browser.ts';

const site = openSite();

test('S2.27 the button has the label Search, and names and shows its shortcut', async () => {
  const page = await site.open('/docs/learn/');
  const button = page.getByRole('button', { name: 'Search (Ctrl+K)', exact: true });
  expect(await button.innerText()).toBe('Search');
  expect(await page.locator('kbd:visible').allInnerTexts()).toEqual(['Ctrl', 'K']);
  expect(await button.getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K /');
});

test('S2.27 on a Mac the button names and shows the Command key', {
  tags: 'variants',
}, async () => {
  const context = await site.visit();
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }),
  );
  const page = await context.newPage();
  await page.goto('/docs/learn/');
  const button = page.getByRole('button', { name: 'Search (Command+K)', exact: true });
  expect(await button.innerText()).toBe('Search');
  expect(await page.locator('kbd:visible').allInnerTexts()).toEqual(['⌘', 'K']);
});

test('S2.27 a click on the button opens the search with an empty, focused field', async () => {
  const page = await site.open('/docs/learn/', phone);
  await buttonOf(page).click();
  await fieldOf(page).waitFor();
  expect(await dialogOf(page).getAttribute('aria-modal')).toBe('true');
  const { type, maxLength, autocomplete, value, focused } = await fieldOf(page).evaluate(
    (field: HTMLInputElement) => ({
      type: field.type,
      maxLength: field.maxLength,
      autocomplete: field.autocomplete,
      value: field.value,
      focused: document.activeElement === field,
    }),
  );
  expect({ type, maxLength, autocomplete, value, focused }).toEqual({
    type: 'search',
    maxLength: 64,
    autocomplete: 'off',
    value: '',
    focused: true,
  });
});

test.each(someOf('variants', ['Control+k', 'Meta+k'], 1))(
  'S2.27 %s opens the search and closes it',
  async (keys) => {
    const page = await site.open('/docs/learn/');
    await page.keyboard.press(keys);
    await fieldOf(page).waitFor();
    await page.keyboard.type('theme');
    await page.keyboard.press(keys);
    await dialogOf(page).waitFor({ state: 'detached' });
  },
);

test('a click without pointer events, as assistive technology causes it, opens the search', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/learn/');
  await buttonOf(page).evaluate((own: HTMLElement) => own.click());
  await fieldOf(page).waitFor();
});

test('S2.27 a slash opens the search, and can be typed in its field', async () => {
  const page = await site.open('/docs/learn/');
  await page.keyboard.press('/');
  await fieldOf(page).waitFor();
  expect(await fieldOf(page).inputValue()).toBe('');
  await page.keyboard.type('a/b');
  expect(await fieldOf(page).inputValue()).toBe('a/b');
});

test('S2.27 in another field a slash is typed, and Ctrl+K opens the search', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/search/');
  const own = page.getByRole('main').getByRole('searchbox', { name: 'Search' });
  await own.click();
  await hydrate(page);
  await page.keyboard.type('a/b');
  expect(await own.inputValue()).toBe('a/b');
  expect(await dialogOf(page).count()).toBe(0);
  await showSearch(page);
});

test('S2.27 a slash with a modifier, on a button or in an editor does not open the search', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/learn/');
  await hydrate(page);
  for (const keys of ['Control+/', 'Alt+/', 'Meta+/']) await page.keyboard.press(keys);
  await page.evaluate(() => {
    const host = document.createElement('div');
    const editor = document.createElement('div');
    editor.contentEditable = 'true';
    host.attachShadow({ mode: 'open' }).append(editor);
    document.querySelector('main')?.prepend(host);
    editor.focus();
  });
  await page.keyboard.press('/');
  await page.locator('[data-color-toggle]:visible').focus();
  await page.keyboard.press('/');
  // If one of these keys had asked for the search, that would be recorded by now.
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  expect(await page.evaluate(() => globalThis.__SITE_ASKED__)).toBeUndefined();
  expect(await dialogOf(page).count()).toBe(0);
});

test('S2.27 a letter typed on the button becomes the query', { tags: 'variants' }, async () => {
  const page = await site.open('/docs/learn/');
  await buttonOf(page).focus();
  await page.keyboard.press('c');
  await fieldOf(page).waitFor();
  expect(await fieldOf(page).inputValue()).toBe('c');
  expect(await activeText(page)).not.toBe('');
});

test('S2.27 selected text becomes the query, which typing replaces', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/learn/');
  await hydrate(page);
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    if (heading) getSelection()?.selectAllChildren(heading);
  });
  const title = await page.locator('h1').innerText();
  await showSearch(page);
  expect(await fieldOf(page).inputValue()).toBe(title);
  await page.keyboard.type('x');
  expect(await fieldOf(page).inputValue()).toBe('x');
});

test('S4.15 S9.3 X36 keys before the search has loaded show a busy button, and are not lost', async () => {
  const page = await (await site.visit()).newPage();
  const release = await holdAnswers(page, '**/assets/search-*.js');
  await page.goto('/docs/learn/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('creatz');
  await page.keyboard.press('Backspace');
  expect(await buttonOf(page).getAttribute('aria-busy')).toBe('true');
  const ring = () =>
    buttonOf(page).evaluate((own) => {
      const { opacity, animationDelay } = getComputedStyle(own, '::before');
      return { opacity, delay: animationDelay.split(', ')[0] };
    });
  await expect.poll(ring).toEqual({ opacity: '1', delay: '0.2s' });
  release();
  await fieldOf(page).waitFor();
  expect(await fieldOf(page).inputValue()).toBe('creat');
  expect(await buttonOf(page).getAttribute('aria-busy')).toBeNull();
  await page.keyboard.type('eTheme');
  expect(await fieldOf(page).inputValue()).toBe('createTheme');
});

test('X36 a press and keys before any script has loaded open the search and become its query', async () => {
  const page = await (await site.visit()).newPage();
  const release = await holdAnswers(page, '**/assets/*.js');
  await page.goto('/docs/learn/', { waitUntil: 'commit' });
  await buttonOf(page).click();
  await page.keyboard.type('vars');
  expect(new URL(page.url()).pathname).toBe('/docs/learn/');
  release();
  await fieldOf(page).waitFor();
  expect(await fieldOf(page).inputValue()).toBe('vars');
});

test('X24 a search whose code fails to load shows an alert, and Retry loads it', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/learn/');
  await page.route('**/assets/search-*.js', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.getByRole('alert').waitFor();
  expect(await buttonOf(page).getAttribute('aria-busy')).toBeNull();
  await page.unroute('**/assets/search-*.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  // It opens by itself.
  await fieldOf(page).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a visit that does not search loads none of its code', { tags: 'variants' }, async () => {
  const page = await (await site.visit()).newPage();
  const requests = collectRequests(page);
  await page.goto('/docs/learn/');
  await hydrate(page);
  await page.locator('main a[href^="/docs/"]').first().click();
  await page.waitForFunction(() => location.pathname !== '/docs/learn/');
  expect(requests.filter((url) => /search|records/.test(new URL(url).pathname))).toEqual([]);
});

test('S2.27 hovering the button loads the code of the search', async () => {
  const page = await site.open('/docs/learn/');
  const code = page.waitForResponse(/\/assets\/search-modal[^/]*\.js$/);
  await buttonOf(page).hover();
  expect((await code).ok()).toBe(true);
  expect(await dialogOf(page).count()).toBe(0);
});

test('S2.27 one press of Escape closes the search and returns the focus to the button', {
  tags: 'variants',
}, async () => {
  const page = await openSearch(site);
  await page.keyboard.type('theme');
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(await buttonOf(page).evaluate((element) => element === document.activeElement)).toBe(true);
});
