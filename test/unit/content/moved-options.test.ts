import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createContentCompiler } from '../../../src/compile/files/content-cache.ts';
import { createContentSource } from '../../../src/compile/files/content-source.ts';
import { readContent } from '../../../src/compile/files/read-content.ts';
import { checkSiteConfig } from '../../../src/config/check-site-config.ts';
import { postFrontMatter } from '../../../src/content/front-matter/front-matter-schema.ts';
import { createLinkResolver } from '../../../src/links/link-resolver.ts';
import { createCollections } from '../../../src/site/collections/create-collections.ts';
import { listAccounts } from '../../../src/site/collections/posts.ts';
import { buildNavigation } from '../../../src/site/navigation/site-navigation.ts';
import { listSiteRoutes } from '../../../src/site/table/site-routes.ts';
import { buildSiteTable } from '../../../src/site/table/site-table.ts';
import { siteContentOf } from '../site/collections/small-collections.ts';
import { contentOf, doc } from '../site/navigation/sources.ts';
import { listPlanted, smallSite, type Tree, withTree } from './plant.ts';

const least = { title: 'Small', url: 'https://small.example' };

test('X66 a configuration needs only a title and a URL', () => {
  const site = checkSiteConfig(least);
  const index = contentOf({ docs: [doc('a.md', {}, { ownHeading: 'A' })] });
  expect(buildNavigation(index, site).diagnostics).toEqual([]);
  const { navigation } = createCollections(siteContentOf(index), site);
  expect(navigation.navbar.left).toMatchObject([{ label: 'Docs', href: '/docs/a/' }]);
  expect(site.home).toEqual({ headline: '', domains: [], actions: [], demo: [], sections: [] });
});

test('sidebars accept category shorthands, references, HTML items and customProps', () => {
  const docs = {
    sidebars: {
      docs: { Intro: ['a'], More: [{ Inner: ['b'] }] },
      api: [
        { type: 'ref', id: 'a', label: 'To A' },
        { type: 'html', value: '<hr>', customProps: { x: 1 } },
        { type: 'doc', id: 'c', customProps: { x: 1 } },
      ],
    },
  };
  const index = contentOf({ docs: ['a', 'b', 'c'].map((name) => doc(`${name}.md`)) });
  const { sidebars, diagnostics } = buildNavigation(index, checkSiteConfig({ ...least, docs }));
  expect(diagnostics).toEqual([]);
  expect(sidebars.get('docs')?.nodes).toMatchObject([
    { type: 'category', label: 'Intro', items: [{ type: 'doc', id: 'a' }] },
    {
      type: 'category',
      label: 'More',
      items: [{ type: 'category', label: 'Inner', items: [{ id: 'b' }] }],
    },
  ]);
  expect(sidebars.get('api')?.nodes).toMatchObject([
    { type: 'link', label: 'To A', href: '/docs/a/' },
    { type: 'html', value: '<hr>' },
    { type: 'doc', id: 'c' },
  ]);
  // A reference doesn't add its doc to the sidebar.
  expect(sidebars.get('api')?.order).toEqual(['c']);
});

/** The routes of a site's pages. */
async function routesOf(tree: Tree, routeBasePath: string) {
  const site = checkSiteConfig({ ...least, docs: { routeBasePath } });
  return withTree(tree, async (root) => {
    const { index, diagnostics } = await readContent(
      root,
      createContentCompiler(root),
      false,
      undefined,
      site.docs,
    );
    expect(diagnostics).toEqual([]);
    const pages = buildSiteTable(index, site).pages.filter(({ kind }) =>
      /doc|home|category/.test(kind),
    );
    return Object.fromEntries(pages.map(({ route, kind }) => [route, kind]));
  });
}

const guide = {
  'content/docs/index.md': '---\ntags: [css]\n---\n\nText.\n',
  'content/docs/api/create.md': 'Text.\n',
};

test.each([
  ['/', { '/': 'doc', '/api/create/': 'doc', '/tags/': 'doc-tags', '/tags/css/': 'doc-tag' }],
  [
    'guide',
    {
      '/': 'home',
      '/guide/': 'doc',
      '/guide/api/create/': 'doc',
      '/guide/tags/': 'doc-tags',
      '/guide/tags/css/': 'doc-tag',
    },
  ],
])(
  'docs and their tags are at the base path %s, and an index at the root is the home page',
  async (base, routes) => {
    expect(await routesOf(guide, base)).toEqual(routes);
  },
);

test.each([
  ['md', ['content/docs/a.md', 'content/docs/b.mdx']],
  ['detect', ['content/docs/a.md']],
  ['mdx', []],
])('markdown.format %s applies to files without a format of their own', async (format, plain) => {
  const texts = { texts: { format, missingFiles: 'throw' } };
  const diagnostics = await withTree(
    { 'content/docs/a.md': 'a {b\n', 'content/docs/b.mdx': 'a {b\n' },
    async (root) =>
      (await readContent(root, createContentCompiler(root, { choices: texts }), false)).diagnostics,
  );
  const files = ['content/docs/a.md', 'content/docs/b.mdx'];
  expect(diagnostics.map(({ file }) => file)).toEqual(
    files.filter((file) => !plain.includes(file)),
  );
});

const pixel = readFileSync('test/fixtures/moved-library/public/img/dot.png');

test.each([
  '../static/img/dot.png',
  '../../website/static/img/dot.png',
  '@site/static/img/dot.png',
])('the image %s is found in public/', async (src) => {
  const tree = { 'public/img/dot.png': pixel, 'content/docs/a.md': `![A dot](${src})\n` };
  expect(await listPlanted(tree)).toEqual([]);
});

test.each([
  ['reported once', {}, ['content/docs/a.mdx:1:6  cannot find']],
  [
    'reported once, as a warning, if missing images are to warn',
    { onBrokenMarkdownImages: 'warn' },
    ['content/docs/a.mdx:1:6  warning: cannot find'],
  ],
  ['not reported if missing images are ignored', { onBrokenMarkdownImages: 'ignore' }, []],
])('a missing image is %s', async (_how, config, starts) => {
  const tree = { 'content/docs/a.mdx': '<img src="/no.png" alt="No" />\n' };
  const told = await listPlanted(tree, config);
  expect(told.map((diagnostic) => diagnostic.split('\n')[0])).toEqual(
    starts.map((start) => `${start} "/no.png": there is no file public/no.png`),
  );
});

/** The text of a page with its partials. */
async function showPage(tree: Tree, route: string): Promise<string> {
  return withTree(tree, async (root) => {
    const { index } = await readContent(root, createContentCompiler(root), false);
    const site = checkSiteConfig(smallSite);
    const routes = listSiteRoutes(index, site);
    const source = createContentSource(root, index, createLinkResolver(routes));
    const collections = createCollections({ ...source, modules: {} }, site);
    return JSON.stringify(collections.getDocPage(route), (_key, value) =>
      value && typeof value === 'object' && 'sum' in value ? source.readText(value) : value,
    );
  });
}

test('the same heading in a second partial gets a numbered id, and the link to it works', async () => {
  const page =
    'import A from "./_a.mdx";\nimport B from "./_b.mdx";\n\n<A />\n\n<B />\n\n[x](#same-1)\n';
  const tree = {
    'content/docs/page.mdx': page,
    'content/docs/_a.mdx': '## Same\n\nText.\n',
    'content/docs/_b.mdx': '## Same\n\nText.\n',
  };
  expect(await listPlanted(tree)).toEqual([
    'content/docs/page.mdx:2:1  warning: duplicate id "same": the heading from content/docs/_b.mdx gets "same-1"\n' +
      '    Give one of them another id with {#own-id}.',
  ]);
  const shown = await showPage(tree, '/docs/page/');
  expect(shown).toContain('id=\\"same\\"');
  expect(shown).toContain('id=\\"same-1\\"');
  expect(shown).toContain('href=\\"#same-1\\"');
});

test('an element of a second partial gets a numbered id if the page already has its id', async () => {
  const tree = {
    'content/docs/page.mdx':
      'import A from "./_a.mdx";\nimport B from "./_b.mdx";\n\n<A />\n\n<B />\n',
    'content/docs/_a.mdx': '<h4 id="same">A</h4>\n',
    'content/docs/_b.mdx': '<h4 id="same">B</h4>\n\n[x](#same)\n',
  };
  expect(await listPlanted(tree)).toEqual([
    'content/docs/page.mdx:2:1  warning: duplicate id "same": the element from content/docs/_b.mdx gets "same-1"\n' +
      '    Give one of them another id.',
  ]);
  const shown = await showPage(tree, '/docs/page/');
  expect(shown).toContain('id=\\"same\\"');
  expect(shown).toContain('id=\\"same-1\\"');
  expect(shown).toContain('href=\\"#same-1\\"');
});

test('a post with the legacy author fields has that author', () => {
  const old = {
    author: 'Ann',
    authorTitle: 'Writer',
    authorURL: 'https://ann.example',
    authorImageURL: '/ann.png',
  };
  const [author] = postFrontMatter.parse(old).authors;
  expect(author).toEqual({
    name: 'Ann',
    title: 'Writer',
    url: 'https://ann.example',
    image_url: '/ann.png',
  });
});

test('the socials of an author are links', () => {
  const socials = { x: '@ann', github: 'ann', home: 'https://ann.example', unknown: 'ann' };
  const [author] = postFrontMatter.parse({ authors: { name: 'Ann', socials } }).authors;
  expect(author).toMatchObject({ socials });
  expect(listAccounts(socials).accounts).toEqual([
    { label: 'X', href: 'https://x.com/ann' },
    { label: 'GitHub', href: 'https://github.com/ann' },
    { label: 'home', href: 'https://ann.example' },
  ]);
});

test('an mdx-code-block fence is compiled as MDX', async () => {
  const text =
    '```mdx-code-block\nexport const Own = () => <b>own</b>;\n```\n\n| a |\n| - |\n| <Own/> |\n';
  expect(await listPlanted({ 'content/docs/a.mdx': text })).toEqual([]);
});
