import { expect, test } from 'vitest';
import { titleOf } from '../../../src/content/content-index.ts';
import { listPlanted, page, readTree } from './plant.ts';

const component = (layout: string, more = '') =>
  `import Layout from '@theme/Layout';\n${more}export default () => <Layout ${layout}><h1>A</h1></Layout>;\n`;

test('texts and components in content/pages are pages at their own paths, partials and tests are none', async () => {
  const { index } = await readTree({
    'content/docs/a.md': page('title: A'),
    'content/pages/index.tsx': component('title="Home of looms" description={`All of them.`}'),
    'content/pages/team/index.md': page('title: Team'),
    'content/pages/01-plans.mdx': page('slug: /what-next', 'title: Plans'),
    'content/pages/help.js': component('title={name}', "const name = 'Ask us';\n"),
    'content/pages/said.js': component("title={translate({ message: 'Said' })}"),
    'content/pages/computed.jsx': component('title={site.title}'),
    'content/pages/_part.js': 'export const a = 1;\n',
    'content/pages/help.test.js': 'export const a = 1;\n',
    'content/pages/help.module.css': '.a { color: red; }\n',
  });
  expect(index.docs.map((doc) => `${doc.route} ${titleOf(doc)}`).sort()).toEqual([
    '/ Home of looms',
    '/computed/ computed',
    '/docs/a/ A',
    '/help/ Ask us',
    '/said/ Said',
    '/team/ Team',
    '/what-next/ Plans',
  ]);
  const home = index.docs.find(({ route }) => route === '/');
  expect(home?.frontMatter.description).toBe('All of them.');
});

test('what is wrong with a page is reported in its file, and no sidebar needs it', async () => {
  const planted = await listPlanted({
    'content/docs/a.md': page('title: A'),
    'content/pages/a.md': page('title: Page', 'titel: B'),
    'content/pages/b.jsx': component('title="B"', "import Gone from './gone.js';\n"),
    'content/pages/c.js':
      "import useSpec from '@docusaurus/useSpec';\nexport default () => null;\n",
    'content/pages/d.js': 'export const a = 1;\n',
    'content/pages/docs/a.md': page('title: Same'),
  });
  expect(planted.map((text) => text.split('\n')[0])).toEqual([
    'content/pages/a.md:3:1  warning: unknown front matter field "titel"',
    'content/pages/b.jsx:2:1  cannot find "./gone.js": there is no file content/pages/gone.js',
    'content/pages/c.js:1:1  the package @docusaurus/useSpec is not installed',
    'content/pages/d.js:1:8  "./d.js" has no default export',
    'content/pages/docs/a.md:1:1  the route /docs/a/ has two sources: content/docs/a.md and this file',
  ]);
});

test('a script that a component creates is a warning with a remedy', async () => {
  const effect =
    "import { useEffect } from 'react';\nexport default () => { useEffect(() => {\n  const a = document.createElement('script');\n  a.src = 'https://a.example/';\n}); };\n";
  const planted = await listPlanted({
    'content/docs/a.md': page('title: A'),
    'content/pages/a.js': effect,
  });
  expect(planted.map((text) => text.split('\n')[0])).toContain(
    'content/pages/a.js:3:13  warning: a script that a component creates is left out: the Content-Security-Policy blocks it',
  );
});
