import { chromium } from 'playwright-core';

/**
 * Opens a starter and looks for the heading that its styles make teal and 24 px high.
 * @param program the browser's file
 * @returns what is wrong; undefined where nothing is
 */
export async function lookAtStarter(program: string, origin: string): Promise<string | undefined> {
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(origin);
    const heading = page.locator('h1').first();
    await heading.waitFor({ timeout: 20_000 }).catch(() => {});
    if ((await heading.count()) === 0) return `a blank page ${errors.join('; ')}`.trim();
    const look = await heading.evaluate((element) => {
      const { color, fontSize } = getComputedStyle(element);
      return `${color} ${fontSize}`;
    });
    if (look !== 'rgb(0, 128, 128) 24px') return `the heading is ${look}`;
    return errors[0];
  } finally {
    await browser.close();
  }
}
