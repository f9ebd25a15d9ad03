import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SiteInBrowser } from './site-in-browser.ts';

/** The parts of the playground, as a visitor finds them. */
export const codeOf = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true });
export const previewOf = (page: Page) =>
  page.frameLocator('[data-playground] iframe[title="Preview"]').locator('body');
export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const notice = (page: Page, text: string | RegExp) =>
  page.locator('.notice').filter({ hasText: text });

/** The text of the open file, in one line. */
export const textOf = async (page: Page) => (await codeOf(page).innerText()).replaceAll('\n', ' ');

/** Opens the playground at an address below its own, and waits for the editor. */
export async function openPlayground(
  site: SiteInBrowser,
  address = '',
  options: Parameters<SiteInBrowser['open']>[1] = {},
): Promise<Page> {
  const page = await site.open(`/playground/${address}`, options);
  await codeOf(page).waitFor();
  return page;
}

/** Replaces the text of the open file, as a visitor does. */
export async function write(page: Page, code: string): Promise<void> {
  await codeOf(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code);
}

/** Waits until a text is stored. */
export async function waitUntilKept(page: Page, text: string): Promise<void> {
  const read = () => page.evaluate(() => localStorage.getItem('playground') ?? '');
  await expect.poll(read).toContain(text);
}

/**
 * Waits for the first response of the compiler, which comes after the first render of the preview.
 */
export const waitForRules = (page: Page) =>
  page.getByText(/^\d+ declarations? → \d+ rules?/).waitFor();

/** A component that renders a word, in one line. */
export const say = (word: string) => `export default function App() { return <b>${word}</b>; }`;

/** The text that the component of the first example renders. */
export const firstWords = 'Styles that stay put';
