import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import stylex from '@stylexjs/unplugin';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSiteConfig } from '../../../src/config/check-site-config.ts';
import { viteContent } from '../../../src/dev/vite-content.ts';
import { viteFeatures } from '../../../src/features/vite-features.ts';
import { viteAuthorCode } from '../../../src/publish/bundle/vite-author-code.ts';
import { viteSvg } from '../../../src/publish/bundle/vite-svg.ts';
import { page, project } from '../compile/assets.ts';
import { smallSite } from '../content/plant.ts';
import { pages, rowComponent } from './content-pages.ts';

const own = path.resolve(import.meta.dirname, '../../..');
const siteCollections = path.join(own, 'src/site/collections/site-collections.ts');

/** The features that would add to the texts are off. */
const without = { cards: false, releases: false, search: false } as const;

let root: string;
let server: ViteDevServer;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'content-body-'));
  cpSync(project, root, { recursive: true });
  symlinkSync(path.join(own, 'node_modules'), path.join(root, 'node_modules'));
  for (const [name, text] of Object.entries(pages)) {
    writeFileSync(
      path.join(root, path.dirname(page), `${name}.${name.startsWith('_') ? 'md' : 'mdx'}`),
      text,
    );
  }
  writeFileSync(path.join(root, 'src/components/row.js'), rowComponent);
  const mark =
    '<svg viewBox="0 0 4 4" width="4" fill="currentColor"><path id="a"/><use href="#a"/></svg>';
  writeFileSync(path.join(root, path.dirname(page), 'mark.svg'), mark);
  writeFileSync(path.join(root, 'src/components/mark.svg'), mark);
  const drawn =
    "import Mark from './mark.svg';\nimport address from './mark.svg';\n\nexport default () => <b title={address.slice(0, 4)}><Mark className=\"x\" /></b>;\n";
  writeFileSync(path.join(root, 'src/components/drawn.tsx'), drawn);
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [
      viteAuthorCode(root),
      viteSvg(root),
      viteFeatures(own, checkSiteConfig({ ...smallSite, ...without })),
      stylex.vite({}),
      viteContent({
        root,
        linkResolver: () => (href) => href,
        config: {
          diagnostics: () => [],
          includes: () => false,
          choices: {},
          reload: async () => ({ restart: false }),
        },
        check: ({ diagnostics }) => diagnostics,
      }),
    ],
  });
  // Compiles all pages, so that the first test does not take that time.
  await server.ssrLoadModule(siteCollections);
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

/** The HTML of a page, as the site's own code renders it. */
async function show(name: string, added: object = {}, withDrawings = false): Promise<string> {
  const { collections } = await server.ssrLoadModule(siteCollections);
  const { ContentBody } = await server.ssrLoadModule(
    path.join(own, 'src/components/content-body.tsx'),
  );
  const content = { ...collections.getDocPage(`/docs/learn/${name}/`).content, ...added };
  return renderToStaticMarkup(createElement(ContentBody, { content, className: 'body' }))
    .replace(/<link rel="preload"[^>]*>/, '')
    .replace(/^<div class="body">([\s\S]*)<\/div>$/, '$1')
    .replace(withDrawings ? '' : /<svg.*?<\/svg>/gs, '');
}

test('a component of the project renders its props and children', async () => {
  expect(await show('component')).toBe('<section class="card" title="calm">A</section>');
  expect(await show('namespace')).toBe('<section class="card" title="x"></section>');
});

test('raw text and JSON can be imported as values', async () => {
  expect(await show('raw')).toBe('<pre>Said **once**.\n</pre>');
  expect(await show('loader')).toBe('<pre>Said **once**.\n</pre>');
  expect(await show('json')).toBe('<p>It is 42.</p>');
});

test('a file can use its own exports', async () => {
  expect(await show('exported')).toBe('<p>It is 42, a number.</p>');
});

test('a partial gets props, and its exports can be imported', async () => {
  expect((await show('partial')).replace(/-[0-9a-f]{10}/, '')).toBe(
    '<p>Hello, Ada! <img src="/assets/logo.svg" alt="A logo" width="24" height="12"/></p>en',
  );
});

test('a partial of plain Markdown is shown where it is imported', async () => {
  expect(await show('plain')).toContain('<p>Said <strong>once</strong>.</p>');
});

test('the re-exports of another file can be imported', async () => {
  expect(await show('importer')).toBe('calm');
});

test('the components of the site work with an import and without', async () => {
  const without = await show('details');
  expect(without).toBe('<details><summary>Why</summary>Because.</details>');
  expect(await show('theme')).toBe(without);
});

test('an admonition can be written as a component', async () => {
  expect(await show('admonition')).toBe(
    '<aside class="admonition admonition-warning admonition-caution" role="note" aria-label="caution">' +
      '<p class="admonition-heading"><i>Hot</i></p><div class="admonition-content">A</div></aside>',
  );
});

test('a component can be JSX in a .js file, with Docusaurus imports', async () => {
  expect(await show('script')).toBe(
    '<details><summary>calm</summary><a href="/blog/">A</a></details>',
  );
});

test('Docusaurus links work for pages, files and other sites', async () => {
  expect(await show('links')).toBe(
    '<a href="/a/#b">A</a><a href="https://b.c">B</a><a class="d" href="/f.txt">C</a><a href="/blog/v0.13.0/#a">D</a><a href="../x/">E</a>',
  );
  expect(await show('address')).toBe('<p>At /img/a.png, /a, https://b.c/</p>');
});

test('tabs take their order and labels from `values`, and their default from `defaultValue`', async () => {
  const html = await show('tabs');
  const labels = [...html.matchAll(/data-value="(\w)"[^>]*>([^<]*)</g)].map(([, ...all]) => all);
  expect(labels).toEqual([
    ['a', 'One'],
    ['b', 'Two'],
    ['c', 'C'],
    ['e', 'e'],
  ]);
  const panels = [...html.matchAll(/<section class="tab-panel prose" ([^>]*)>([^<]*)</g)];
  expect(panels.map(([, attributes, text]) => `${attributes} ${text}`)).toEqual([
    'data-label="One" A',
    'data-label="Two" data-default="" B',
    'data-label="C" D',
    'data-label="e" E',
  ]);
});

test('tabs support groups, query strings and attributes', async () => {
  const html = await show('tabs');
  expect(html).toContain('<div class="tabs own" data-group="os" data-query="os">');
  expect(html).toContain('<div class="tabs" data-query="q">');
  expect(html).toContain('<button class="tab x" type="button" role="tab" data-value="e"');
});

test('DocCardList shows the cards of its page', async () => {
  const html = await show('cards', { cards: [{ title: 'Next', href: '/next/', kind: 'doc' }] });
  expect(html).toMatch(/<ul.*<a href="\/next\/"[^>]*><span[^>]*>Next<\/span>/);
  expect(await show('category', { cards: [{ title: 'Next', href: '/next/', kind: 'doc' }] })).toBe(
    html,
  );
  expect(await show('items')).toMatch(
    /<a href="\/docs\/own\/"[^>]*><span[^>]*>Own<\/span> <span[^>]*>Chosen\.<\/span>/,
  );
});

test('TOCInline lists the headings, and Heading takes its level as a prop', async () => {
  const html = await show('contents');
  expect(html).toContain(
    '<ul><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li><li><a href="#d">D</a></li></ul>',
  );
  expect(html).toContain('<h5 id="e">E</h5>');
});

test('a partial can be imported by its path in a Docusaurus site', async () => {
  expect(await show('site')).toBe(await show('plain'));
});

test('the toc of a page includes the headings of its partials, and a partial has its own', async () => {
  expect(await show('heads')).toMatch(/<\/div>\n?(<p>)?3 ?2(<\/p>)?$/);
});

test('each footnote of partials leads to its own note and back, also if one is shown twice', async () => {
  const html = await show('notes');
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // The page's and those of four texts: a label, a note for each name, and each reference.
  expect(ids).toHaveLength(2 * 3 + 3 * 6);
  const links = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) =>
    decodeURIComponent(id ?? ''),
  );
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  const labels = [...html.matchAll(/ aria-describedby="([^"]*)"/g)].map(([, id]) => id);
  expect(labels.filter((id) => !ids.includes(id))).toEqual([]);
  expect(html).toContain('id="user-content-fn-a"');
});

test('a drawing is shown with props, and ids of its own at each place', async () => {
  const html = await show('icons', {}, true);
  const [first = '', second = ''] = html.match(/<svg[^>]*>/g) ?? [];
  expect(first).toBe(
    '<svg viewBox="0 0 4 4" width="4" fill="currentColor" class="wide" aria-label="Ours">',
  );
  expect(second).toBe('<svg viewBox="0 0 4 4" width="8" fill="currentColor" aria-hidden="true">');
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect([...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
});

test('a component shows the drawing that it imports, which as a value stays an address', async () => {
  const html = await show('drawn', {}, true);
  expect(html).toMatch(/^<b title="[^"<]+"><svg viewBox="0 0 4 4" width="4" fill="currentColor"/);
  expect(html).toContain(' class="x"><path id="');
});
