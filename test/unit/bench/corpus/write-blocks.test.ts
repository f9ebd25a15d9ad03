import { expect, test } from 'vitest';
import type { Block, Page } from '../../../../bench/corpus/corpus-types.ts';
import { planCorpus } from '../../../../bench/corpus/plan-corpus.ts';
import { writeBlocks } from '../../../../bench/corpus/write-blocks.ts';

const corpus = planCorpus(50);
const written = corpus.pages.map((page) => writeBlocks(page, corpus));
const codesOf = (blocks: Block[]) => blocks.filter((block) => block.kind === 'code');

test('each page has 3 to 5 samples, headings, a table, a list and an admonition', () => {
  for (const blocks of written) {
    const codes = codesOf(blocks);
    expect(codes.length).toBeGreaterThanOrEqual(3);
    expect(codes.length).toBeLessThanOrEqual(5);
    const kinds = new Set(blocks.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([
      ...['admonition', 'code', 'heading', 'list', 'paragraph', 'table'],
    ]);
  }
  const languages = new Set(written.flatMap(codesOf).map(({ language }) => language));
  expect([...languages].sort()).toEqual(['css', 'json', 'sh', 'tsx']);
});

test('no two code samples are the same, so caching cannot speed up a build', () => {
  const codes = written.flatMap(codesOf).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

test('links point to pages of the corpus, some to one of their headings', () => {
  const links = written
    .flatMap((blocks) => blocks.flatMap((block) => (block.kind === 'paragraph' ? block.parts : [])))
    .filter((part) => typeof part !== 'string');
  expect(links.length).toBeGreaterThan(150);
  expect(links.filter(({ to }) => !corpus.pages.includes(to))).toEqual([]);
  const anchors = (page: Page) =>
    page.headings.map((text) => text.toLowerCase().replace(/ /g, '-'));
  const withAnchor = links.filter(({ anchor }) => anchor !== undefined);
  expect(withAnchor.length).toBeGreaterThan(50);
  expect(withAnchor.filter(({ to, anchor = '' }) => !anchors(to).includes(anchor))).toEqual([]);
});

test('the sample page has the same samples and headings in a corpus of any size', () => {
  const other = planCorpus(500);
  const withoutLinks = (blocks: Block[]) => blocks.filter(({ kind }) => kind !== 'paragraph');
  expect(withoutLinks(writeBlocks(corpus.sample, corpus))).toEqual(
    withoutLinks(writeBlocks(other.sample, other)),
  );
});
