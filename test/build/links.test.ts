import { expect, test } from 'vitest';
import { ownConfig } from '../../bench/sites/own-config.ts';
import { build, buildPages, configText, runCommand, smallSite, writeDoc } from './small-site.ts';
import { openTestSite } from './test-site.ts';

const note = 'content/docs/guide/_note.mdx';
const post = 'content/blog/2026-01-02-post-02.mdx';
/** What is reported about the content, from the first error on. */
const diagnosticsIn = (output: string) =>
  output.split(/^(?=content\/)/m).filter((text) => text.startsWith('content/'));

function makeFiles() {
  const files = smallSite();
  const head = '---\ntitle: Release\ndescription: R.\nauthors: ann\nslug: v0.13.0\n---\n';
  files.set(
    post,
    `${head}\nimport Note from '@site/${note}';\n\n<Note />\n\n{/* truncate */}\n\nMore.\n`,
  );
  files.set(
    note,
    `## Noted\n\n[up](../page-3), [here](#noted), [release](/blog/v0.13.0), [wide](${ownConfig.url}/gone/)\n`,
  );
  files.set(
    'content/blog/2026-01-04-page-3.md',
    '---\ntitle: Three\ndescription: T.\nslug: page-3\n---\n\nT.\n',
  );
  for (const name of ['(group)', '(advanced)/(a) b', '[id]/[...all]', 'c++']) {
    files.set(`content/docs/guide/${name}.mdx`, writeDoc(`Odd ${name.length}`, 'Text.'));
  }
  files.set('content/docs/guide/odd.mdx', writeDoc('Odd', '[A](<(advanced)/(a) b.mdx>)'));
  const config = configText({});
  files.set('site.config.ts', config.replace('"to": "/blog/"', '"to": "/blog/v0.13.0"'));
  return files;
}

const { root, write, readBuilt } = openTestSite('links', makeFiles(), buildPages);
const pageAt = (route: string) => readBuilt(`${route}/index.html`);

test('file names that have a meaning for the router become page names', async () => {
  expect(pageAt('docs/guide/odd')).toContain('href="/docs/guide/%28advanced%29/%28a%29%20b/"');
  const names = ['(group)', '(advanced)/(a) b', '[id]/[...all]', 'c++'];
  expect(
    names.map((name) => /<h1[^>]*>(.*?)<\/h1>/.exec(pageAt(`docs/guide/${name}`))?.[1]),
  ).toEqual(names.map((name) => `Odd ${name.length}`));
});

test('the links of a partial resolve for each page that shows it, and in the preview of a list', async () => {
  const { code, output } = await build(root);
  expect(diagnosticsIn(output)).toEqual([
    expect.stringContaining(`${note}:3:60  warning: broken link "${ownConfig.url}/gone/"`),
  ]);
  expect(code).toBe(0);
  const inBasics = pageAt('docs/guide/basics/page-1');
  expect(inBasics).toContain('href="/docs/guide/basics/page-3/"');
  expect(inBasics).toContain('href="#noted"');
  expect(inBasics).toContain('href="/blog/v0.13.0/"');
  expect(pageAt('docs/guide/more/page-1')).toContain('href="/docs/guide/more/page-3/"');
  const list = pageAt('blog');
  expect(list).toContain('href="/blog/page-3/"');
  expect(list).toContain('href="/blog/v0.13.0/#noted"');
  expect(list).toContain(`href="${ownConfig.url}/gone/"`);
});

test('the broken links of a partial are reported once, in the partial, by the check and by the build', async () => {
  write(note, '## Noted\n\n[a](./gone.mdx) and [b](/gone/)\n');
  const told = [
    expect.stringContaining(`${note}:3:1  broken link "./gone.mdx": there is no page made from`),
    expect.stringContaining(`${note}:3:21  broken link "/gone/": the site has no page or file`),
  ];
  const checked = await runCommand(root, 'check-content');
  expect(diagnosticsIn(checked.output)).toEqual(told);
  const built = await build(root);
  expect(diagnosticsIn(built.output)).toEqual(told);
  expect([checked.code, built.code]).toEqual([1, 1]);
});

test('a broken link from a component is reported once, for its page, as the work of code', {
  tags: 'bundles',
}, async () => {
  write(note, '## Noted\n\nText.\n');
  const badge = 'content/docs/guide/badge.tsx';
  write(badge, 'export function Badge() {\n  return <a href="/made/">x</a>;\n}\n');
  const { code, output } = await build(root);
  expect(code).toBe(1);
  expect(output).toMatch(
    /page \/docs\/guide\/basics\/page-3\/: broken address "\/made\/": no page or file at \/made\/; the same on 2 more pages\n {4}Links in texts were checked before, so this one comes from a component/,
  );
  expect(output.match(/broken address/g)).toHaveLength(1);
});
