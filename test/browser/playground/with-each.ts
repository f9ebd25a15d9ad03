import { test } from 'vitest';
import { otherBrowsers } from '../other-browsers.ts';
import type { SiteInBrowser } from '../site-in-browser.ts';
import type { Visitor } from '../walk-site.ts';

/** Creates a function that runs a test on the page of `make-page` in each browser. */
export const testInEach =
  (site: SiteInBrowser) => (name: string, work: (visitor: Visitor) => Promise<void>) => {
    test(`${name}, in Chromium`, async () => {
      const page = await site.open('/');
      const load = async (url: string) => {
        await page.goto(url);
      };
      await work({ load, run: (script, text) => page.evaluate(script, text) });
      // Discards the violations that the policy of the frame has reported.
      site.takeViolations();
    });
    for (const browser of otherBrowsers) {
      test.skipIf(!browser.isInstalled)(
        `${name}, in ${browser.name}`,
        async () => {
          const visitor = await browser.launch();
          try {
            await visitor.load(`${site.origin()}/`);
            await work(visitor);
          } finally {
            await visitor.close();
          }
        },
        180_000,
      );
    }
  };
