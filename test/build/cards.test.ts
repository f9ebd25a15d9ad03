import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { someOf } from '../run/exhaustive.ts';
import { attributesOf, readPage, siteFolder, siteUrl } from './built-site.ts';

const withCard = routes.filter((route) => route !== '/');
const metaOf = (route: string, name: string) =>
  attributesOf(readPage(route), `meta[property="${name}"]`, 'content');

test.each(someOf('pages', withCard, 4))(
  'the card of %s is a PNG below 60 kB with the declared size and the title as its alternative text',
  (route) => {
    const [address = ''] = metaOf(route, 'og:image');
    const file = decodeURIComponent(address.slice(siteUrl.length));
    const png = readFileSync(path.join(siteFolder, file));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
      ...metaOf(route, 'og:image:width'),
      ...metaOf(route, 'og:image:height'),
    ]);
    expect(png.length).toBeLessThan(60_000);
    const [title = ''] = metaOf(route, 'og:title');
    expect(metaOf(route, 'og:image:alt')).toEqual([title.replace(/ \| StyleX$/, '')]);
  },
);

test('the card of the home page is the picture of the site', () => {
  expect(metaOf('/', 'og:image')).toEqual([`${siteUrl}/img/stylex-cover-photo.png`]);
  expect(metaOf('/', 'og:image:width')).toEqual([]);
});
