import { expect, test } from 'vitest';
import { posts, routes } from '../routes.ts';
import { attributesOf, readPage, siteUrl, textsOf } from './built-site.ts';

/** The structured data of a page for search engines, by type. */
function dataOf(route: string): Map<string, Record<string, unknown>> {
  const [text = '{"@graph":[]}', ...more] = textsOf(
    readPage(route),
    'script[type="application/ld+json"]',
  );
  expect(more).toEqual([]);
  const { '@graph': things }: { '@graph': { '@type': string }[] } = JSON.parse(text);
  return new Map(things.map((thing) => [thing['@type'], thing]));
}

test('S2.13 M9 the structured data of a post has its title, date, authors, address and image', () => {
  for (const { slug, title, date } of posts) {
    const route = `/blog/${slug}/`;
    expect(dataOf(route).get('BlogPosting')).toMatchObject({
      headline: title,
      datePublished: `${date}T00:00:00.000Z`,
      author: [
        {
          '@type': 'Organization',
          name: 'StyleX team',
          url: 'https://github.com/facebook/stylex',
        },
      ],
      mainEntityOfPage: siteUrl + route,
      image: `${siteUrl}/img/stylex-cover-photo.png`,
    });
  }
});

test('S2.17 M9 the structured data of a doc has the steps of its breadcrumbs', () => {
  const docs = routes.filter((route) => route.startsWith('/docs/'));
  for (const route of docs) {
    const page = readPage(route);
    const steps = dataOf(route).get('BreadcrumbList')?.itemListElement;
    const hrefs = attributesOf(page, '.breadcrumbs a', 'href').map((href) => siteUrl + href);
    const last = textsOf(page, '.breadcrumbs li').at(-1);
    const addresses = [...hrefs, siteUrl + route];
    const positions = addresses.map((item, place) => ({ position: place + 1, item }));
    expect(steps).toMatchObject(positions);
    expect(steps).toHaveProperty(`${positions.length - 1}.name`, last);
  }
});

test('X31 the edit link of a post leads to its source below the edit address', () => {
  const page = readPage('/blog/v0.13.0/');
  const links = attributesOf(page, 'main a[target=_blank]', 'href');
  expect(links).toContain(
    'https://github.com/facebook/stylex/tree/main/packages/docs/blog/2025-05-19-v0.13.0.mdx',
  );
  expect(attributesOf(readPage('/blog/'), 'main a[href*="/tree/main/"]', 'href')).toEqual([]);
});
