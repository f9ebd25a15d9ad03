import { expect, test } from 'vitest';
import { listPlanted, page, smallSite } from './plant.ts';

const a = 'content/docs/a.mdx';
const release = 'content/blog/2026-01-02-v0.13.0.mdx';
const post = page('title: P', 'slug: v0.13.0', 'authors: ann');
const tree = {
  [release]: post,
  'content/blog/authors.yml': 'ann:\n  name: Ann\n  url: https://ann.example\n',
  'public/notes.md': 'Notes.\n',
};
const planted = (text: string) => listPlanted({ ...tree, [a]: `${text}\n` });

test.each([
  '[x](/blog/v0.13.0)',
  '[x](/blog/v0.13.0#top)',
  '<a href="../../blog/v0.13.0">x</a>',
  '[x](/blog/2026-01-02-v0.13.0.mdx)',
  '[x](/notes.md)',
  '[x](/blog/rss.xml)',
  '[x](https://small.example/blog/v0.13.0/)',
  '[x](https://small.example/blog/v0.13.0)',
  '[x](https://other.example/gone/)',
  "import Link from '@docusaurus/Link'\n\n<Link to='/blog/v0.13.0'>x</Link>",
])('%s is a valid link', async (text) => {
  expect(await planted(text)).toEqual([]);
});

test('X50 a broken full address of the site itself is a warning', async () => {
  const told = `${a}:3:1  warning: broken link "https://small.example/gone/": the site has no page or file /gone/`;
  expect(await planted('Text.\n\n[x](https://small.example/gone/)')).toEqual([
    expect.stringContaining(told),
  ]);
});

const beside = {
  'content/docs/cli.md': '[x](configuration) [y](configuration#use)\n',
  'content/docs/configuration.md': '## Use\n',
};

test('links that only work from a route without trailing slash give one warning', async () => {
  const more = Object.fromEntries(
    [1, 2, 3, 4].map((n) => [`content/docs/more-${n}.md`, '[x](configuration)\n']),
  );
  const told = await listPlanted({ ...beside, ...more });
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(
    'content/docs/cli.md:1:1  warning: this relative link only leads to a page from a route without its last slash',
  );
  expect(told[0]).toContain('set docs.trailingSlash to false in site.config.ts');
  expect(told[0]).toContain(
    'The same in 5 more places: content/docs/cli.md:1, content/docs/more-1.md:1',
  );
});

test('X61 with docs.trailingSlash false links are resolved from the route without slash', async () => {
  const docs = { ...smallSite.docs, trailingSlash: false };
  expect(await listPlanted(beside, { docs })).toEqual([]);
});

test('X62 a page in public/ can be linked to as a file and as a folder', async () => {
  const files = { 'public/old/index.html': '<p>Old</p>', 'public/google1.html': 'google1' };
  const text = '[x](/old/) [y](/old/index.html) [z](/google1.html)\n';
  expect(await listPlanted({ ...files, [a]: text })).toEqual([]);
  expect(await listPlanted({ [a]: text })).toHaveLength(3);
});

test('X62 a robots.txt in public/ replaces the generated one, with a warning that asks for a missing sitemap', async () => {
  const line = 'Sitemap: https://small.example/sitemap.xml';
  const told = 'it replaces the robots.txt that the build generates';
  const warn = async (text: string) => listPlanted({ [a]: 'Text.\n', 'public/robots.txt': text });
  expect(await warn('User-agent: *\n')).toEqual([
    `public/robots.txt  warning: ${told}\n    Add the line "${line}". To use the generated one, delete it.`,
  ]);
  expect(await warn(`User-agent: *\r\n${line}\r\n`)).toEqual([
    `public/robots.txt  warning: ${told}\n    To use the generated one, delete it.`,
  ]);
});

test('the `to` of a Link is checked and reported at its place', async () => {
  const text = "import Link from '@docusaurus/Link'\n\n<Link to='/gone'>x</Link>";
  expect(await planted(text)).toEqual([
    expect.stringContaining(`${a}:3:1  broken link "/gone": the site has no page or file /gone/`),
  ]);
});

test('the URL of an author is checked in authors.yml and in front matter', async () => {
  const authors = 'ann:\n  name: Ann\n  url: /people/ann/\nben:\n  name: Ben\n  url: ben.example\n';
  const own = page('authors:', '  - name: Cleo', '    url: /cleo');
  const files = { 'content/blog/authors.yml': authors, 'content/blog/2026-01-03-c.md': own };
  expect(await listPlanted({ ...tree, ...files, [a]: 'Text.\n' })).toEqual([
    expect.stringContaining(
      'content/blog/2026-01-03-c.md:4:10  authors[0].url: broken link "/cleo"',
    ),
    expect.stringContaining('content/blog/authors.yml:3:8  ann.url: broken link "/people/ann/"'),
    expect.stringContaining(
      'content/blog/authors.yml:6:8  ben.url: broken link "ben.example": it leads to a different place from each page',
    ),
  ]);
});

const composed = 'größe'.normalize('NFC');
const loose = 'größe'.normalize('NFD');

test('two files whose names differ only in Unicode normalization share one route', async () => {
  const tree = {
    [`content/docs/${composed}.md`]: 'Text.\n',
    [`content/docs/${loose}.md`]: 'Text.\n',
  };
  expect(await listPlanted(tree)).toEqual([
    expect.stringContaining(`the route /docs/${composed}/ has two sources`),
  ]);
});
