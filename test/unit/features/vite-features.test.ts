import { expect, test } from 'vitest';
import { checkSiteConfig } from '../../../src/config/check-site-config.ts';
import { viteFeatures } from '../../../src/features/vite-features.ts';
import { smallSite } from '../content/plant.ts';

test.each([
  ['ltr', false],
  ['rtl', true],
] as const)('a site with the direction %s has the sheet that mirrors: %s', (direction, has) => {
  const list = [{ code: 'he', label: 'עברית', htmlLang: 'he', direction }];
  const site = checkSiteConfig({ ...smallSite, locales: { default: 'he', list } });
  const { load } = viteFeatures(process.cwd(), site);
  const handler: unknown = typeof load === 'object' ? load.handler : load;
  const text: unknown =
    typeof handler === 'function' ? handler('\0virtual:features/styles') : undefined;
  expect(String(text).includes('right-to-left.css')).toBe(has);
});
