import { expect, test } from 'vitest';
import { buildSkill } from '../../../../src/outputs/agents/skill.ts';

const site = { title: 'Small CSS!', tagline: 'Styles: "small"', version: '1.2.0' };
const table = '| Option | Default |\n| --- | --- |\n| `a` | 1 |\n';
const copies: Record<string, string> = {
  '/use.md': `# Use\n\n${table}\nText\n\n| Other | Table |\n\n[code]a()\n\n[/code]\n`,
  '/more.md': '# More\n',
};
const pageOf = (title: string, file?: string) => {
  return { title, description: `About ${title}.`, address: `https://a.b${file ?? '/x/'}`, file };
};
const findProven = (copy: string) => /\[code\](.*?)\[\/code\]/s.exec(copy)?.[1];
const build = (parts: Parameters<typeof buildSkill>[1], own: Parameters<typeof buildSkill>[0]) =>
  buildSkill(own, parts, (file) => copies[file], [{ findProven }]);

test('a skill says when to use it, and has the pages, options and samples of the site', () => {
  const pages = [pageOf('Use', '/use.md'), pageOf('More', '/more.md'), pageOf('Gone')];
  expect(build([{ title: 'Guide', pages }], site)).toBe(`---
name: small-css
description: "Small CSS!: Styles: \\"small\\". Use when writing, reviewing or explaining code that uses Small CSS!."
---

# Small CSS! 1.2.0

> Styles: "small"

## Guide

- [Use](https://a.b/use.md): About Use.
- [More](https://a.b/more.md): About More.
- [Gone](https://a.b/x/): About Gone.

## Options

### Use

${table}
## Samples

### Use

a()
`);
});

test('a skill leaves out what a site does not have', () => {
  const pages = [pageOf('More', '/more.md')];
  expect(build([{ title: 'Guide', pages }], { title: '中文', tagline: 'Fast.' })).toBe(`---
name: docs
description: "中文: Fast. Use when writing, reviewing or explaining code that uses 中文."
---

# 中文

> Fast.

## Guide

- [More](https://a.b/more.md): About More.
`);
  expect(build([], { title: 'A', tagline: '' })).not.toContain('>');
});

test('a skill leaves out whole texts that would make it larger than 50 kB', () => {
  const pages = ['large', 'larger', 'small'].map((name) => pageOf(name, `/${name}.md`));
  const code = { large: 'a'.repeat(30_000), small: 'b', larger: 'c'.repeat(20_000) };
  const skill = buildSkill(
    site,
    [{ title: 'Guide', pages }],
    (file) => Object.entries(code).find(([name]) => file === `/${name}.md`)?.[1],
    [{ findProven: (copy) => copy }],
  );
  expect(Buffer.byteLength(skill)).toBeLessThanOrEqual(50_000);
  expect(skill.match(/^(?:a+|b+|c+)$/gm)?.map(({ length }) => length)).toEqual([30_000, 1]);
});

test('a skill has no heading above texts that it leaves out', () => {
  const many = Array.from({ length: 900 }, (_, at) => pageOf(`Page number ${at}`));
  const parts = [
    { title: 'Many', pages: many },
    { title: 'Few', pages: [pageOf('Use', '/use.md')] },
  ];
  const skill = buildSkill(site, parts, (file) => copies[file], [
    { findProven: () => 'a'.repeat(60_000) },
  ]);
  expect(skill.match(/^## .*$/gm)).toEqual(['## Few', '## Options']);
});
