import type { Element } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { apiRoutes, docRoutes, learnRoutes, routes } from '../routes.ts';
import { attributesOf, findNav, findOnly, readPage, textOf, textsOf } from './built-site.ts';

type Entry = string | { category: string; entries: Entry[] };

/** The list of a sidebar as nested data: labels of links, and categories with their entries. */
function readEntries(list: Element | null): Entry[] {
  return [...(list?.children ?? [])].map((item) => {
    const details = item.querySelector('details');
    if (!details) return textOf(item);
    const category = textOf(details.querySelector('summary'));
    return { category, entries: readEntries(details.querySelector('ul')) };
  });
}

const learnEntries = [
  'Introduction',
  'Thinking in StyleX',
  'Installation',
  { category: 'Styles', entries: ['Defining styles', 'Using styles'] },
  {
    category: 'Themes',
    entries: ['Defining variables', 'Using variables', 'Creating themes', 'Types for Variables'],
  },
  {
    category: 'Recipes',
    entries: [
      'Variants',
      'Context-driven styles',
      'Variables for descendant styles',
      'Reset Theme',
      'Merge Themes',
      'Light and Dark Themes',
    ],
  },
  'Static types',
  'Ecosystem',
  'Acknowledgements',
];

const apiEntries = [
  'Reference',
  {
    category: 'Configuration',
    entries: ['@stylexjs/babel-plugin', '@stylexjs/eslint-plugin', '@stylexjs/postcss-plugin'],
  },
  {
    category: 'JavaScript API',
    entries: [
      'stylex.create',
      'stylex.createTheme',
      'stylex.defineConsts',
      'stylex.defineVars',
      'stylex.firstThatWorks',
      'stylex.keyframes',
      'stylex.positionTry',
      'stylex.props',
      'stylex.types.*',
    ],
  },
  {
    category: 'StyleX types',
    entries: ['StyleXStyles<>', 'StyleXStylesWithout<>', 'StaticStyles<>', 'VarGroup<>', 'Theme<>'],
  },
];

describe.each([
  ['learn', learnRoutes, learnEntries],
  ['api', apiRoutes, apiEntries],
])('the sidebar of %s', (_name, sidebarRoutes, entries) => {
  test('S2.14 S2.15 S3.7 X21 has its labels in order', () => {
    const sidebar = findNav(readPage(sidebarRoutes[0] ?? ''), 'Docs sidebar');
    expect(readEntries(sidebar.querySelector('ul'))).toEqual(entries);
  });

  test.each(sidebarRoutes)(
    'S2.28 X23 links to all its pages from %s, and marks only that one',
    (route) => {
      const sidebar = findNav(readPage(route), 'Docs sidebar');
      expect(attributesOf(sidebar, 'a', 'href')).toEqual(sidebarRoutes);
      expect(attributesOf(sidebar, '[aria-current]', 'href')).toEqual([route]);
    },
  );

  test.each(sidebarRoutes)('S2.28 has only the category open that contains %s', (route) => {
    const sidebar = findNav(readPage(route), 'Docs sidebar');
    for (const details of sidebar.querySelectorAll('details')) {
      expect(details.hasAttribute('open')).toBe(details.querySelector('[aria-current]') !== null);
    }
  });

  test('adds little more to each page than its addresses and labels', () => {
    const sidebar = findNav(readPage(sidebarRoutes[0] ?? ''), 'Docs sidebar');
    const links = [...sidebar.querySelectorAll('a')];
    const needed = links.map((link) => link.getAttribute('href') + link.innerHTML).join('');
    expect(sidebar.outerHTML.length - needed.length).toBeLessThan(60 * links.length);
  });

  test('S2.17 connects all its pages by the links to the previous and the next one', () => {
    sidebarRoutes.forEach((route, place) => {
      const pagination = findNav(readPage(route), 'Docs pages');
      const next = sidebarRoutes[place + 1];
      const previous = sidebarRoutes[place - 1];
      expect(attributesOf(pagination, 'a[rel=prev]', 'href')).toEqual(previous ? [previous] : []);
      expect(attributesOf(pagination, 'a[rel=next]', 'href')).toEqual(next ? [next] : []);
    });
  });
});

test('S2.17 X40 neighbours and breadcrumbs have the labels of the sidebar', () => {
  const page = readPage('/docs/learn/theming/variable-types/');
  const [previous = '', next = ''] = textsOf(findNav(page, 'Docs pages'), 'a');
  expect([previous, next]).toEqual(['Previous Creating themes', 'Next Variants']);
  const breadcrumbs = findNav(page, 'Breadcrumbs');
  expect(textsOf(breadcrumbs, 'li').slice(1)).toEqual(['Themes', 'Types for Variables']);
  expect(attributesOf(breadcrumbs, 'a', 'aria-label')).toEqual(['Home page']);
});

/** Pages with so many headings that their front matter limits the contents to level 2. */
const shallow = ['/docs/guides/errors/', '/docs/api/configuration/eslint-plugin/'];

/** Its columns need the width, so its front matter hides the contents. */
const withoutContents = '/docs/guides/cheat-sheet/';

test('S2.16 a page whose front matter hides its contents has none', () => {
  const page = readPage(withoutContents);
  expect(page.querySelector('nav[aria-label="On this page"]')).toBeNull();
  expect(page.querySelectorAll('article h2[id]').length).toBeGreaterThan(3);
});

test.each(docRoutes.filter((route) => route !== withoutContents))(
  'S2.16 S9.8 the contents of %s list its headings of levels 2 and 3, or as deep as it says',
  (route) => {
    const page = readPage(route);
    const levels = shallow.includes(route) ? 'article h2[id]' : 'article h2[id], article h3[id]';
    const headings = [...page.querySelectorAll(levels)];
    const contents = page.querySelector('nav[aria-label="On this page"]');
    const hrefs = contents ? attributesOf(contents, 'a', 'href') : [];
    expect(hrefs.map((href) => decodeURIComponent(href))).toEqual(
      headings.map((heading) => `#${heading.id}`),
    );
    const nested = contents ? attributesOf(contents, 'ul ul a', 'href') : [];
    const inSecond = headings.filter((heading) => heading.tagName === 'H3');
    expect(nested).toHaveLength(inSecond.length);
  },
);

test('S2.17 a heading has a link to itself, whose label names the heading', () => {
  const link = findOnly(readPage('/docs/learn/installation/'), 'article h2[id=runtime] a');
  expect(link.getAttribute('href')).toBe('#runtime');
  expect(link.getAttribute('aria-label')).toBe('Direct link to 1. Install StyleX');
});

test('S2.17 X31 the edit link of a doc leads to its source below the edit address, in a new tab', () => {
  const page = readPage('/docs/learn/installation/');
  const [link] = [...page.querySelectorAll('article a')].filter((found) =>
    textOf(found).startsWith('Edit this page'),
  );
  expect(link?.getAttribute('href')).toBe(
    'https://github.com/facebook/stylex/tree/main/packages/docs/docs/learn/03-installation.mdx',
  );
  expect(link?.getAttribute('target')).toBe('_blank');
});

test.each(routes)(
  'S2.18 X23 the navbar of %s has its links in order and marks the current section',
  (route) => {
    const navbar = findNav(readPage(route), 'Main');
    const links = [...navbar.querySelectorAll('ul a')];
    expect(links.map((link) => link.getAttribute('aria-label') ?? textOf(link))).toEqual([
      'Learn',
      'API',
      'Playground',
      'Blog',
      'GitHub (opens in new tab)',
    ]);
    const sections = ['/docs/learn/', '/docs/api/', '/playground/', '/blog/'];
    const section = sections.find((start) => route.startsWith(start));
    expect(attributesOf(navbar, 'ul [aria-current]', 'href')).toEqual(section ? [section] : []);
    expect(attributesOf(navbar, 'ul [aria-current]', 'aria-current')).toEqual(
      section ? [section === route ? 'page' : 'true'] : [],
    );
    const repository = links.at(-1);
    expect(repository?.getAttribute('href')).toBe('https://github.com/facebook/stylex/');
    expect(repository?.getAttribute('rel')).toBe('noopener noreferrer');
  },
);

test('S2.25 X45 the footer has its four groups, the logo and the copyright', () => {
  const footer = findOnly(readPage('/docs/learn/'), 'footer');
  expect([...footer.querySelectorAll('ul a')].map((link) => link.getAttribute('href'))).toEqual([
    '/docs/learn/',
    '/docs/api/',
    '/playground/',
    '/blog/',
    'https://github.com/facebook/stylex/',
    '/docs/learn/acknowledgements/',
    'https://opensource.fb.com/legal/privacy/',
    'https://opensource.fb.com/legal/terms/',
  ]);
  for (const title of ['Develop', 'Explore', 'Participate', 'Other']) {
    expect(textOf(footer)).toContain(title);
  }
  expect(attributesOf(footer, 'a img', 'alt')).toContain('Meta Open Source Logo');
  expect(textOf(footer)).toContain('Copyright © 2026 the StyleX contributors');
});

test.each(routes)('X42 links of %s that open a new tab say so', (route) => {
  const links = [...readPage(route).querySelectorAll('a[target=_blank]')];
  const silent = links.filter((link) => {
    const name = link.getAttribute('aria-label') ?? textOf(link);
    return !name.includes('opens in new tab') && name !== 'GitHub';
  });
  expect(silent.map((link) => link.outerHTML)).toEqual([]);
});
