import { beforeEach, expect, test } from 'vitest';
import { ownConfig } from '../../../../bench/sites/own-config.ts';
import { checkSiteConfig } from '../../../../src/config/check-site-config.ts';
import { addLogoSizes } from '../../../../src/publish/build/render-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const { at, write } = temporaryFolder();
beforeEach(() => {
  const put = (name: string, width: number, height: number) =>
    write(
      `public/${name}`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
    );
  put('wide.svg', 400, 100);
  put('wide-dark.svg', 800, 200);
  put('square.svg', 64, 64);
});

test.each([
  ['without a size', { src: '/wide.svg' }, { width: 124, height: 31 }],
  ['with a width', { src: '/wide.svg', width: 80 }, { width: 80, height: 20 }],
  ['with a height', { src: '/square.svg', height: 24 }, { width: 24, height: 24 }],
  [
    'with both, which may cut the picture',
    { src: '/wide.svg', width: 40, height: 40 },
    { width: 40, height: 40 },
  ],
  [
    'with a larger file for dark mode',
    { src: '/wide.svg', srcDark: '/wide-dark.svg' },
    { width: 124, height: 31 },
  ],
  ['with other proportions in dark mode', { src: '/wide.svg', srcDark: '/square.svg' }, {}],
  ['whose file does not exist', { src: '/gone.svg' }, {}],
])('the size of a logo %s', async (_what, logo, size) => {
  const site = checkSiteConfig({ ...ownConfig, navbar: { ...ownConfig.navbar, logo } });
  expect((await addLogoSizes(at(), site)).navbar.logo).toEqual({ ...logo, ...size });
});

test('a logo in the footer is lower, and a site without logos stays as it is', async () => {
  const footer = { ...ownConfig.footer, logo: { src: '/wide.svg' } };
  const site = checkSiteConfig({ ...ownConfig, navbar: { title: 'Own', items: [] }, footer });
  const sized = await addLogoSizes(at(), site);
  expect(sized.footer?.logo).toMatchObject({ width: 104, height: 26 });
  expect(sized.navbar).toEqual(site.navbar);
});
