import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findFaintText } from './find-violations.ts';
import { openSite } from './site-in-browser.ts';

const site = openSite();
const folder = path.join(process.cwd(), 'dist/public');

/** The addresses of the pages of a section that show a component below a sample. */
const findPages = (section: string) =>
  readdirSync(path.join(folder, section), { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'index.html')
    .map((name) => path.join(section, name))
    .filter((name) => readFileSync(path.join(folder, name), 'utf8').includes('class="stages'))
    .map((name) => `/${path.dirname(name)}/`);

/** Axe doesn't judge text on a gradient, such as the dots of a component's ground. */
function removeDots(): void {
  for (const ground of document.querySelectorAll<HTMLElement>('.stages *')) {
    ground.style.backgroundImage = 'none';
  }
}

test.each(['blog', 'docs/api', 'docs/guides', 'docs/learn'])(
  'in dark mode the text of every component on the pages of %s has enough contrast',
  async (section) => {
    const visitor = await site.visit({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const page = await visitor.newPage();
    const addresses = findPages(section);
    const found: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      await page.evaluate(removeDots);
      const faint = await findFaintText(page, '.stages');
      found.push(...faint.map((violation) => `${address} ${violation}`));
    }
    expect(addresses.length).toBeGreaterThan(5);
    expect(found).toEqual([]);
  },
);
