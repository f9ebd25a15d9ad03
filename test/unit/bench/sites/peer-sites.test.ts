import { expect, test } from 'vitest';
import type { Page } from '../../../../bench/corpus/corpus-types.ts';
import { planCorpus } from '../../../../bench/corpus/plan-corpus.ts';
import { peers } from '../../../../bench/peers.ts';
import { docusaurusSite } from '../../../../bench/sites/docusaurus-site.ts';
import type { SiteKind } from '../../../../bench/sites/site-kind.ts';
import { starlightSite } from '../../../../bench/sites/starlight-site.ts';
import { vitepressSite } from '../../../../bench/sites/vitepress-site.ts';

const corpus = planCorpus(50);
const textOf = (site: SiteKind, page: Page) =>
  site.files(corpus).get(site.sourceOf(page, corpus)) ?? '';
const wholeText = (site: SiteKind) => [...site.files(corpus).values()].join('\n');

test('every peer gets every page and pinned package versions', () => {
  for (const { site, packageJson } of peers) {
    const files = site.files(corpus);
    const texts = corpus.pages.map((page) => files.get(site.sourceOf(page, corpus)) ?? '');
    expect(texts.filter((text) => text.length < 5000)).toEqual([]);
    const versions = Object.values(packageJson.dependencies);
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  }
});

test('Starlight gets order from front matter, links by route, and only asides that it supports', () => {
  const text = textOf(starlightSite, corpus.sample);
  expect(text).toMatch(/^---\ntitle: "Reading the sample page"\n.*\nsidebar: \{"order":1\}\n---\n/);
  expect(text).toMatch(/\]\(\/guide\/layout\/basics\/[a-z-]+\/\)/);
  expect(wholeText(starlightSite)).toContain(':::caution');
  expect(wholeText(starlightSite)).not.toMatch(/:::(?:warning|info)/);
});

test('VitePress gets titles as headings, its own containers and fences, and a sidebar of folders', () => {
  const text = textOf(vitepressSite, corpus.sample);
  expect(text).toContain('\n# Reading the sample page\n');
  expect(text).toMatch(/\]\(\/guide\/layout\/basics\/[a-z-]+\.md\)/);
  expect(wholeText(vitepressSite)).toMatch(/::: warning Mind the \w+\n/);
  expect(wholeText(vitepressSite)).toMatch(/```tsx \{\d-\d\} \[src\/\w+\.tsx\]\n/);
  expect(vitepressSite.files(corpus).get('.vitepress/config.mjs')).toContain(
    '"link": "/guide/layout/basics/reading-the-sample-page"',
  );
});

test('Docusaurus gets the same links as ours, with its faster option on', () => {
  const text = textOf(docusaurusSite, corpus.sample);
  expect(text).toMatch(/\]\(\.\/\d\d-[a-z-]+\.mdx\)/);
  expect(docusaurusSite.files(corpus).get('docusaurus.config.mjs')).toContain('faster: true');
});
