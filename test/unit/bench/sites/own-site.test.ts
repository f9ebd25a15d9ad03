import path from 'node:path';
import { expect, test } from 'vitest';
import { planCorpus } from '../../../../bench/corpus/plan-corpus.ts';
import { ownConfig } from '../../../../bench/sites/own-config.ts';
import { ownSite, siteWithoutCards } from '../../../../bench/sites/own-site.ts';
import { siteInLanguages, siteInVersions } from '../../../../bench/sites/repeated-site.ts';
import { checkSiteConfig } from '../../../../src/config/check-site-config.ts';

const corpus = planCorpus(50);
const files = ownSite.files(corpus);
const docs = [...files.keys()].filter((name) => /^content\/docs\/.*\.mdx$/.test(name));

test('a corpus becomes a site of this project: numbered files of about 7 kB, posts and a valid config', () => {
  expect(docs).toHaveLength(50);
  expect(docs).toContain('content/docs/guide/index.mdx');
  expect(docs[2]).toMatch(/^content\/docs\/guide\/01-foundations\/01-basics\/01-[a-z-]+\.mdx$/);
  const length = docs.reduce((sum, name) => sum + (files.get(name)?.length ?? 0), 0) / 50;
  expect(Math.round(length / 1000)).toBe(7);
  expect([...files.keys()].filter((name) => name.startsWith('content/blog/2026-'))).toHaveLength(5);
  expect(files.get('content/docs/guide/02-layout/_category_.json')).toBe(
    '{\n  "label": "Layout",\n  "position": 2\n}\n',
  );
  expect(checkSiteConfig(ownConfig).title).toBe('Benchmark');
});

test('each link leads to a file of the site', () => {
  const targets = docs.flatMap((name) =>
    [...(files.get(name) ?? '').matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, href = '']) =>
      path.posix.join(path.posix.dirname(name), href),
    ),
  );
  expect(targets.length).toBeGreaterThan(150);
  expect(targets.filter((target) => !docs.includes(target))).toEqual([]);
});

test('the payload of a page is found in the output by its route', () => {
  const route = ownSite.htmlOf(corpus.sample).replace('/index.html', '');
  const find = (...names: string[]) => ownSite.payloadOf?.(corpus.sample, names);
  expect(find('index.html', `RSC/R/${route}.txt`)).toBe(`RSC/R/${route}.txt`);
  expect(find('index.html', `RSC/R/other/${route}-2.txt`)).toBeUndefined();
});

test('the site in versions has all docs in each, and that in languages in each language', () => {
  const { sample } = corpus;
  for (const [site, start] of [
    [siteInVersions(10), 'content/versioned_docs/version-9.0/'],
    [siteInLanguages, 'content/i18n/ja/docusaurus-plugin-content-docs/current/'],
  ] as const) {
    const all = site.files(corpus);
    expect(site.sourceOf(sample, corpus).startsWith(start)).toBe(true);
    expect(all.get(site.sourceOf(sample, corpus))).toBe(
      files.get(ownSite.sourceOf(sample, corpus)),
    );
    const times = site === siteInLanguages ? 3 : 10;
    const pages = [...all.keys()].filter((name) => /docs\/.*\.mdx$/.test(name));
    expect(pages).toHaveLength(times * docs.length);
  }
});

test('the site without cards differs only in that option', () => {
  const without = siteWithoutCards.files(corpus);
  const different = [...files].filter(([name, text]) => without.get(name) !== text);
  expect(different.map(([name]) => name)).toEqual(['site.config.ts']);
  expect(without.get('site.config.ts')).toContain('"cards": false');
});
