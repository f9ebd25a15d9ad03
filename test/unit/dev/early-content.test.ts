import { rmSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { createContentCompiler } from '../../../src/compile/files/content-cache.ts';
import { type ReadContent, readContent } from '../../../src/compile/files/read-content.ts';
import { titleOf } from '../../../src/content/content-index.ts';
import { createEarlyContent, isOutdated } from '../../../src/dev/early-content.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write } = temporaryFolder();
beforeEach(() => {
  save('docs/a.mdx', "---\ntitle: A\n---\n\nimport Note from './_note.mdx';\n\n<Note />\n");
  save('docs/_note.mdx', 'A note.\n');
  save('docs/b.mdx', '```sh\n# no heading\n```\n\n# The *second* {#two}\n\nText.\n');
  save('docs/c.mdx', '# From {1 + 1}\n');
  save('docs/d.mdx', "import B from './b.mdx';\n\n<B />\n");
  for (const day of ['01', '02'])
    save(`blog/2026-01-${day}-p.mdx`, '---\ntitle: P\n---\n\nNews.\n');
});

const save = (name: string, text: string) => write(`content/${name}`, text);
const outline = () => ({
  pages: new Set(['/', '/blog/', '/docs/tags/']),
  postLists: new Set(['/blog/']),
});
const compiler = () => createContentCompiler(at(), { version: '1' });
const start = () => createEarlyContent(at(), compiler(), undefined, outline);
const listCompiled = ({ index }: ReadContent) =>
  [...index.docs, ...index.posts, ...index.partials]
    .filter(({ facts }) => facts.key !== '')
    .map(({ file }) => file.slice('content/'.length))
    .sort();

test('only the requested page and its imports are compiled', async () => {
  const early = start();
  expect(await early.prioritize('/docs/a/')).toBe(true);
  expect(listCompiled(await early.read())).toEqual(['docs/_note.mdx', 'docs/a.mdx']);
  expect(await early.prioritize('/docs/a/')).toBe(false);
});

test('pages that are not compiled get their titles from the source', async () => {
  const { index } = await start().read();
  expect(index.docs.map(titleOf)).toEqual(['A', 'The second', 'From {1 + 1}', 'd']);
});

test('a page that is shown in another one is compiled with it', async () => {
  const early = start();
  await early.prioritize('/docs/d/');
  expect(listCompiled(await early.read())).toEqual(['docs/b.mdx', 'docs/b.mdx', 'docs/d.mdx']);
});

test('a post list compiles all posts, and other lists compile nothing', async () => {
  const early = start();
  for (const route of ['/', '/docs/tags/', undefined])
    expect(await early.prioritize(route)).toBe(false);
  expect(listCompiled(await early.read())).toEqual([]);
  await early.prioritize('/blog/');
  const posts = ['blog/2026-01-01-p.mdx', 'blog/2026-01-02-p.mdx'];
  expect(listCompiled(await early.read())).toEqual(posts);
});

test('a request for something other than a page waits for all content', async () => {
  expect(await start().prioritize('/sitemap.xml/')).toBeUndefined();
});

test('a requested page with a diagnostic is recorded as failed, with its route', async () => {
  save('docs/e.mdx', 'Wrong: a <b\n');
  const early = start();
  expect((await early.read()).diagnostics).toEqual([]);
  await early.prioritize('/docs/e/');
  expect((await early.read()).failed).toEqual(new Map([['content/docs/e.mdx', '/docs/e/']]));
});

test('early content is outdated if all content has another title or a failed page', async () => {
  const readAll = () => readContent(at(), compiler(), true);
  const early = await start().read();
  expect(isOutdated(early, await readAll())).toBe(true);
  rmSync(at('content/docs/c.mdx'));
  const right = await start().read();
  expect(isOutdated(right, await readAll())).toBe(false);
  save('docs/e.mdx', 'Wrong: a <b\n');
  expect(isOutdated(await start().read(), await readAll())).toBe(true);
});
