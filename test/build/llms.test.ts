import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { readSiteFile, siteFolder, siteUrl } from './built-site.ts';

const linksOf = (file: string) =>
  [...readSiteFile(file).matchAll(/^- \[.+?\]\((\S+)\)/gm)].map(([, address = '']) => address);
const fileOf = (address: string) => decodeURIComponent(address.slice(siteUrl.length + 1));
const parts = linksOf('llms.txt').map(fileOf);
const sections = parts.filter((file) => file.startsWith('llms/'));
const copies = routes
  .filter((route) => route !== '/search/')
  .map((route) => (route === '/' ? '/index.md' : `${route.slice(0, -1)}.md`));

test('llms.txt describes the site, and lists its sections by their names in the navbar', () => {
  expect(readSiteFile('llms.txt')).toMatch(/^# StyleX\n\n> Super fast atomic styles/);
  expect(readSiteFile('llms.txt')).toMatch(/^- \[Learn\]\(\S+\.txt\): \d+ pages$/m);
});

test('every page of the sitemap is listed in one section, by its Markdown copy', () => {
  const listed = sections.flatMap(linksOf);
  expect(listed.toSorted()).toEqual(copies.map((copy) => siteUrl + copy).toSorted());
  for (const address of listed)
    expect(existsSync(path.join(siteFolder, fileOf(address)))).toBe(true);
});

test('no two pages of a section have the same title', () => {
  for (const file of sections) {
    const titles = Array.from(
      readSiteFile(file).matchAll(/^- \[(.+?)\]\(/gm),
      ([, title]) => title,
    );
    expect(titles, file).toEqual([...new Set(titles)]);
  }
});

test.each(['llms.txt', ...sections])('%s is below 50 kB', (file) => {
  expect(Buffer.byteLength(readSiteFile(file))).toBeLessThan(50_000);
});

test('llms-full.txt says how many pages it contains, and contains them in full', () => {
  const full = readSiteFile('llms-full.txt');
  expect(full.length).toBeLessThan(1_100_000);
  const [, count = '0', all] =
    /^> (?:All|The first) (\d+)(?: of the (\d+))? pages of StyleX/.exec(full) ?? [];
  const order = sections.flatMap(linksOf).map(fileOf);
  expect(Number(all ?? count)).toBe(order.length);
  for (const file of order.slice(0, Number(count))) expect(full).toContain(readSiteFile(file));
});

test('skill.md lists the pages of the docs, their options and StyleX samples, in less than 50 kB', () => {
  const skill = readSiteFile('skill.md');
  expect(parts).toContain('skill.md');
  expect(Buffer.byteLength(skill)).toBeLessThan(50_000);
  expect(skill).toMatch(/^---\nname: stylex\ndescription: "StyleX: .+ Use when .+"\n---\n/);
  for (const file of sections.filter((name) => name.includes('docs')))
    for (const address of linksOf(file)) expect(skill).toContain(`](${address})`);
  expect(skill).toContain('| [`aliases`]');
  const codes = Array.from(
    skill.matchAll(/^```[jt]sx? title=.+\n([\s\S]+?)^```$/gm),
    ([, code]) => code,
  );
  expect(codes.length).toBeGreaterThan(10);
  for (const code of codes) expect(code).toContain("from '@stylexjs/stylex'");
});
