import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildPages, smallSite } from './small-site.ts';
import { openTestSite } from './test-site.ts';

const files = new Map([
  ...smallSite(),
  [
    'content/pages/index.js',
    `import Head from '@docusaurus/Head';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './index.module.css';

export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title="Looms" description="All of them." wrapperClassName="wrapper">
      <Head>
        <title>Another</title>
        <meta property="og:video" content="/loom.mp4" />
        <meta name="description" content="Another." />
      </Head>
      <header className={'hero ' + styles.banner}>
        <Heading as="h1">{siteConfig.title}: {isInternalUrl('/a') ? 'ours' : 'theirs'}</Heading>
        <Link className="button" to="/docs/guide">Start</Link>
      </header>
      <PageMetadata image="/loom.png" />
      <main className="features">{'<main>'}{useThemeConfig().colorMode.default}</main>
    </Layout>
  );
}
`,
  ],
  ['content/pages/index.module.css', '.banner { outline-offset: 1234px; }\n'],
  [
    'content/pages/play.tsx',
    `import { useEffect } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';

export default function Play() {
  const { colorMode } = useColorMode();
  useEffect(() => void document.body.append(document.createElement('script')), []);
  return <Layout title="Play"><p>{colorMode}</p><CodeBlock language="js">{'let a;'}</CodeBlock></Layout>;
}
`,
  ],
  [
    'content/pages/team.mdx',
    `---
title: Team
description: Who we are.
hide_table_of_contents: true
wrapperClassName: wide
---

import Head from '@docusaurus/Head';

<Head><meta name="author" content="Ada" /></Head>

See [home](/) and [the guide](../docs/guide/index.mdx).

## People
`,
  ],
]);
const site = openTestSite('own-pages', files, buildPages);
const { readBuilt, buildWell } = site;

test('a component is the home page: its head, its links and its styles, in the frame of the site', async () => {
  await buildWell();
  const html = readBuilt('index.html');
  expect(html).toMatch(/<title>Looms . [^<]*<\/title>/);
  expect(html).toContain('<meta name="description" content="All of them."/>');
  expect(html).toContain('<meta property="og:video" content="/loom.mp4"/>');
  expect(html).not.toContain('Another');
  expect(html).toMatch(
    /<main id="main"[^>]*><div class="own-page"><div class="wrapper"><header class="hero _banner_\w+"><h1>[^<]+(?:<!-- -->)?: (?:<!-- -->)?ours<\/h1><a class="button" href="\/docs\/guide\/">Start<\/a><\/header><div class="features">&lt;main&gt;(?:<!-- -->)?light<\/div>/,
  );
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]*)"/g)];
  const rules = sheets.map(([, sheet = '']) => readBuilt(sheet)).join('');
  expect(rules).toContain('1234px');
  expect(rules).toContain('.own-page');
});

test('a component with a hook is rendered, and its code blocks need no server', () => {
  expect(readBuilt('play/index.html')).toContain(
    '<p>light</p><pre class="island-code"><code class="language-js">let a;</code></pre>',
  );
});

test('a script that a component would create does nothing where pages have a policy', () => {
  const scripts = globSync('assets/*.js', { cwd: site.at('dist/public') });
  const code = scripts.map((file) => readBuilt(file)).find((text) => text.includes('island-code'));
  expect(code).toMatch(/Content-Security-Policy\]\W+\?\W*noscript/);
});

test('a text is a page with the fields of its front matter, in no sidebar', () => {
  const html = readBuilt('team/index.html');
  expect(html).toContain('<div class="prose wide">');
  expect(html).toContain('<meta name="author" content="Ada"/>');
  expect(html).toContain('<meta name="docsearch:docusaurus_tag" content="default"/>');
  expect(html).toContain('<a href="/docs/guide/">the guide</a>');
  expect(html).not.toContain('On this page');
  expect(html).not.toMatch(/<main[^>]*data-section/);
});

test('pages are in the sitemap and in the lists for programs', () => {
  for (const route of ['/', '/play/', '/team/']) {
    expect(readBuilt('sitemap.xml')).toContain(`${route}</loc>`);
  }
  expect(readBuilt('llms/site.txt')).toContain('Team');
  expect(readBuilt('team.md')).toContain('## People');
});
