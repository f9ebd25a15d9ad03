import { expect, test } from 'vitest';
import { findFirefox, launchFirefox } from './firefox.ts';
import {
  dialogOf,
  favoriteKey,
  optionsOf,
  recentKey,
  showSearch,
  store,
  storedSearch,
  strangeAddresses,
} from './search-dialog.ts';
import { collectErrors, openSite } from './site-in-browser.ts';

const site = openSite();

test('S7.3 stored searches that lead to other sites or nowhere are dropped when they are read', async () => {
  const page = await site.open('/docs/learn/');
  const errors = collectErrors(page);
  const row = storedSearch('Own');
  const hostile = strangeAddresses.map((url, at) => ({ ...row, objectID: `Strange ${at}`, url }));
  // Only the first entries of a list are read, so the addresses are tried in parts.
  for (const [from, to] of [
    [0, 4],
    [4, 8],
    [8, 12],
  ]) {
    const rows = JSON.stringify([...hostile.slice(from, to), row]);
    await page.evaluate(() => localStorage.clear());
    await store(page, { [recentKey]: rows });
    await showSearch(page);
    await optionsOf(page).first().waitFor();
    const names = await optionsOf(page).allInnerTexts();
    expect(names.map((text) => text.split('\n')[0])).toEqual(['Own']);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
  }
  expect(errors).toEqual([]);
});

const firefox = findFirefox();

test.skipIf(!firefox)(
  'S7.3 in Firefox, stored searches that lead to other sites are dropped when they are read',
  { tags: 'browsers' },
  async () => {
    const browser = await launchFirefox(firefox ?? '');
    const own = storedSearch('Own');
    const rows = strangeAddresses.map((url, at) => ({ ...own, objectID: `Strange ${at}`, url }));
    try {
      await browser.load(`${site.origin()}/docs/learn/`);
      const lists = [0, 9].map((from) => [...rows.slice(from, from + 9), own]);
      for (const list of lists) {
        const text = JSON.stringify({ key: favoriteKey, list });
        expect(await browser.run(showStored, text)).toBe(`${site.origin()}/docs/learn/#Own`);
      }
    } finally {
      await browser.close();
    }
  },
);

/** Runs in the page: stores a list, opens the search, and returns the addresses of its options. */
async function showStored(text: string): Promise<string> {
  const { key, list } = JSON.parse(text);
  localStorage.setItem(key, JSON.stringify(list));
  const find = async (selector: string) => {
    for (;;) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  // Before the app has loaded, only a trusted event requests it.
  (await find('a[data-brand]')).focus();
  await find('html[data-hydrated]');
  (await find('[data-search-button]')).click();
  await find('[role=option]');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[role=option]')];
  document.querySelector<HTMLDialogElement>('[data-search-dialog]')?.close();
  return links.map(({ href }) => href).join(' ');
}
