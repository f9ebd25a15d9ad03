import type { BrowserContextOptions, Page } from 'playwright-core';
import type {} from '../../src/islands/trusted-html.tsx';
import type { SiteInBrowser } from './site-in-browser.ts';

declare global {
  var broken: boolean;
}

/** Opens a page on which a part throws while `broken` is true; the error has causes. */
export async function openBroken(
  site: SiteInBrowser,
  part: 'text' | 'sections',
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await (await site.visit(options)).newPage();
  await page.addInitScript((name) => {
    globalThis.broken = true;
    const fail = () => {
      const first = new Error('the disk is full', { cause: 'somebody saved it all' });
      throw new Error('no heading was written', { cause: first });
    };
    const create = trustedTypes?.createPolicy.bind(trustedTypes);
    Object.assign(trustedTypes ?? {}, {
      createPolicy: (policy: string, { createHTML }: { createHTML: (html: string) => string }) =>
        create?.(policy, {
          createHTML: (html) =>
            broken && name === 'text' && html.includes('configure-babel')
              ? fail()
              : createHTML(html),
        }),
    });
    const listen = Element.prototype.addEventListener;
    Element.prototype.addEventListener = function (this: Element, ...input: unknown[]) {
      if (broken && name === 'sections' && this.className === 'section-links') fail();
      Reflect.apply(listen, this, input);
    };
  }, part);
  await page.goto('/docs/learn/installation/');
  await page.locator('a[data-brand]:visible').hover();
  return page;
}
