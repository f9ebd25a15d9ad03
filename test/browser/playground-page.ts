import type { Page } from 'playwright-core';
import type { SiteInBrowser } from './site-in-browser.ts';

/** The playground's page as a visitor finds their way in it. */
export const codeOf = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true });
export const previewOf = (page: Page) =>
  page.frameLocator('[data-playground] iframe[title="Preview"]').locator('body');
export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The text of the file that is shown, in one line. */
export const textOf = async (page: Page) => (await codeOf(page).innerText()).replaceAll('\n', ' ');

/** The page at an address below its own, once there is an editor in it. */
export async function openPlayground(
  site: SiteInBrowser,
  address = '',
  options: Parameters<SiteInBrowser['open']>[1] = {},
): Promise<Page> {
  const page = await site.open(`/playground/${address}`, options);
  await codeOf(page).waitFor();
  return page;
}

/** Writes a file anew, as a visitor does who takes it all away first. */
export async function write(page: Page, code: string): Promise<void> {
  await codeOf(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code);
}

/** Waits until the compiler has answered, which comes after the first picture. */
export const waitForRules = (page: Page) =>
  page.getByText(/^\d+ declarations? → \d+ rules?/).waitFor();

/** A component that says a word, in one line. */
export const say = (word: string) => `export default function App() { return <b>${word}</b>; }`;

/** What the component of the first example says. */
export const firstWords = 'Styles that stay put';
