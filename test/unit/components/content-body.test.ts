import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import stylex from '@stylexjs/unplugin';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { viteAuthorCode } from '../../../src/compile/vite-author-code.ts';
import { viteContent } from '../../../src/compile/vite-content.ts';
import { page, project } from '../compile/assets.ts';

const own = path.resolve(import.meta.dirname, '../../..');

/** What a page is, as `name: text`; all are compiled together, as those of a site are. */
const pages: Record<string, string> = {
  component:
    "import Card, { tone } from '@site/src/components/card.tsx'\n\n<Card title={tone}>A</Card>",
  namespace: "import * as all from '@site/src/components/card'\n\n<all.Card title='x'/>",
  raw: "import text from './_plain.md?raw'\n\n<pre>{text}</pre>",
  loader: "import text from '!!raw-loader!./_plain.md'\n\n<pre>{text}</pre>",
  json: "import numbers from './numbers.json'\n\nIt is {numbers.answer}.",
  exported: 'export const x = 6 * 7\n\nIt is {x}, a {typeof x}.',
  partial:
    "import Greeting, { language } from './_greeting.mdx'\n\n<Greeting name='Ada'/>\n\n{language}",
  plain: "import Plain from './_plain.md'\n\n<Plain/>",
  again: "export { tone } from '@site/src/components/card.tsx'\n\nA{1 + 1}",
  importer: "import { tone } from './again.mdx'\n\n{tone}",
  details: '<Details summary="Why">Because.</Details>',
  theme: "import Details from '@theme/Details'\n\n<Details summary='Why'>Because.</Details>",
  admonition: '<Admonition type="caution" title={<i>Hot</i>}>A</Admonition>',
};

let root: string;
let server: ViteDevServer;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'content-body-'));
  cpSync(project, root, { recursive: true });
  symlinkSync(path.join(own, 'node_modules'), path.join(root, 'node_modules'));
  for (const [name, text] of Object.entries(pages)) {
    writeFileSync(path.join(root, path.dirname(page), `${name}.mdx`), text);
  }
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [
      viteAuthorCode(root),
      stylex.vite({}),
      viteContent({ root, linkResolver: () => (href) => href, judge: ({ faults }) => faults }),
    ],
  });
  // Compiles all pages, which the first test shall not be measured by.
  await server.ssrLoadModule(path.join(own, 'src/collections/content.ts'));
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

/** The HTML of a page, as the site's own code renders it. */
async function show(name: string): Promise<string> {
  const { getContent } = await server.ssrLoadModule(path.join(own, 'src/collections/content.ts'));
  const { ContentBody } = await server.ssrLoadModule(
    path.join(own, 'src/components/content-body.tsx'),
  );
  const content: unknown = getContent(`${path.dirname(page)}/${name}.mdx`);
  return renderToStaticMarkup(createElement(ContentBody, { content, className: 'body' }))
    .replace(/<link rel="preload"[^>]*>/, '')
    .replace(/^<div class="body">([\s\S]*)<\/div>$/, '$1')
    .replace(/<svg.*?<\/svg>/gs, '');
}

test('a component of the project shows what it is given', async () => {
  expect(await show('component')).toBe('<section class="card" title="calm">A</section>');
  expect(await show('namespace')).toBe('<section class="card" title="x"></section>');
});

test('the text of a file, and JSON, are values', async () => {
  expect(await show('raw')).toBe('<pre>Said **once**.\n</pre>');
  expect(await show('loader')).toBe('<pre>Said **once**.\n</pre>');
  expect(await show('json')).toBe('<p>It is 42.</p>');
});

test('what a file exports may be used in it', async () => {
  expect(await show('exported')).toBe('<p>It is 42, a number.</p>');
});

test('a partial gets props, and what it exports can be imported', async () => {
  expect((await show('partial')).replace(/-[0-9a-f]{10}/, '')).toBe(
    '<p>Hello, Ada! <img src="/assets/logo.svg" alt="A logo" width="24" height="12"/></p>en',
  );
});

test('a partial of plain Markdown is shown where it is imported', async () => {
  expect(await show('plain')).toContain('<p>Said <strong>once</strong>.</p>');
});

test('what is passed on from another file can be imported', async () => {
  expect(await show('importer')).toBe('calm');
});

test('the components of the site work with an import and without', async () => {
  const without = await show('details');
  expect(without).toBe('<details><summary>Why</summary>Because.</details>');
  expect(await show('theme')).toBe(without);
});

test('an admonition may be written as a component', async () => {
  expect(await show('admonition')).toBe(
    '<aside class="admonition admonition-warning" aria-label="caution">' +
      '<p class="admonition-heading"><i>Hot</i></p><div class="admonition-content">A</div></aside>',
  );
});
