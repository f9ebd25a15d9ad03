import { expect, test } from 'vitest';
import {
  findBrokenFieldLinks,
  listConfigLinks,
  listDataLinks,
} from '../../../src/links/field-links.ts';
import { contentOf, doc, post } from '../site/navigation/sources.ts';

test('every link, file and picture of the configuration is listed with its field', () => {
  const site = {
    baseUrl: '/base/',
    favicon: '/f.ico',
    socialImage: '/s.png',
    title: '/no/',
    navbar: {
      logo: { src: '/l.svg', srcDark: '/d.svg', href: '/home/' },
      items: [
        { to: '/a/' },
        { items: [{ html: '<a href="/base/b/">B</a><img src="c.png"><a href="#d">D</a>' }] },
      ],
    },
    sidebar: [{ value: '<a href="/outside/">O</a><a href="https://x.y">X</a>' }],
    announcementBar: { content: '<a href="/base/e/">E</a>' },
    brandFiles: { logo: '/m.svg', logoDark: '/n.svg', cover: '/o.png' },
  };
  expect(listConfigLinks(site).map(({ field, href }) => `${field}: ${href}`)).toEqual([
    'favicon: /f.ico',
    'socialImage: /s.png',
    'navbar.logo.src: /l.svg',
    'navbar.logo.srcDark: /d.svg',
    'navbar.logo.href: /home/',
    'navbar.items[0].to: /a/',
    'navbar.items[1].items[0].html: /b/',
    'navbar.items[1].items[0].html: c.png',
    'sidebar[0].value: https://x.y',
    'announcementBar.content: /e/',
    'brandFiles.logo: /m.svg',
    'brandFiles.logoDark: /n.svg',
    'brandFiles.cover: /o.png',
  ]);
});

test('pictures and authors of pages and of authors.yml are listed, but not those of drafts', () => {
  const heads = [
    doc('a.mdx', { image: '@site/static/a.png' }),
    doc('b.mdx', { image: './beside.png' }),
    doc('c.mdx', { image: 'img/c.png' }),
    doc('d.mdx', { image: 'https://x.y/d.png' }),
    doc('draft.mdx', { image: '/draft.png' }),
    post('2025-01-01-p.mdx', {
      authors: ['ann', { name: 'Bo', url: '/bo/', image_url: '@site/public/bo.png' }],
    }),
  ];
  const drafts = [{ file: 'content/docs/draft.mdx', id: 'draft', route: '/docs/draft/' }];
  const authors = { ann: { name: 'Ann', url: 'https://x.y/ann', image_url: 'ann.png' } };
  const links = listDataLinks({ index: contentOf({ drafts, authors }), heads });
  expect(links.map(({ file, field, href }) => `${file} ${field}: ${href}`)).toEqual([
    'content/docs/a.mdx image: /a.png',
    'content/docs/c.mdx image: /img/c.png',
    'content/docs/d.mdx image: https://x.y/d.png',
    'content/blog/2025-01-01-p.mdx authors[1].url: /bo/',
    'content/blog/2025-01-01-p.mdx authors[1].image_url: /bo.png',
    'content/blog/authors.yml ann.url: https://x.y/ann',
    'content/blog/authors.yml ann.image_url: /ann.png',
  ]);
});

test('a relative link in a field is a diagnostic, and others are checked', () => {
  const hrefs = ['../a/', '#b', '/gone/', '/c/', 'https://x.y'];
  const links = hrefs.map((href) => ({ file: 'site.config.ts', field: 'f', href }));
  const check = (href: string) => (href === '/gone/' ? { message: 'gone', hint: 'h' } : undefined);
  expect(findBrokenFieldLinks(links, check).map(({ message }) => message)).toEqual([
    'f: broken link "../a/": it leads to a different place from each page',
    'f: broken link "#b": it leads to a different place from each page',
    'f: gone',
  ]);
});
