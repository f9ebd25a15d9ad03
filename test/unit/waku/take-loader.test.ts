import { expect, test } from 'vitest';
import { applyEdits, openDraft } from '../../../src/publish/html/page-draft.ts';
import { takeLoader } from '../../../src/waku/server/take-loader.ts';

function take(name: string, html: string) {
  const draft = openDraft(name, html);
  return { ...takeLoader(draft), html: applyEdits(draft) };
}

const loader =
  '<script id="_R_">globalThis.__WAKU_HYDRATE__ = true; import("/assets/index-2.js");</script>';
const pageWith = (parts: string) =>
  `<html><head><title>A</title>${parts}</head><body><main>Text</main></body></html>`;
const preload = '<link rel="modulepreload" href="/assets/index-2.js">';
const payload = '<script>(self.__FLIGHT_DATA||=[]).push("1:x")</script>';

test('loader, payload, preloads and generator are removed, and their addresses returned', () => {
  const generator = '<meta name="generator" content="Waku">';
  const html = pageWith(
    `${preload}<link href="/b.js" rel=modulepreload>${generator}${loader}${payload}${payload}`,
  );
  expect(take('/docs/learn', html)).toEqual({
    app: '/assets/index-2.js',
    modules: ['/b.js'],
    html: '<html><head><title>A</title></head><body><main>Text</main></body></html>',
  });
});

test('a preload that React adds for the payload is removed, as most pages have none', () => {
  const own = '<link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossorigin=""/>';
  const hint = '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>';
  const other = '<link rel="preload" href="/b.woff2" as="font"/>';
  expect(take('/a', pageWith(`${hint}${own}${other}${loader}`)).html).toBe(
    take('/a', pageWith(`${own}${other}${loader}`)).html,
  );
});

test.each([
  ['has no loader', pageWith(''), 'the rendered page has no loader script'],
  ['names no entry', pageWith('<script id="_R_">go()</script>'), 'names no client entry'],
  [
    'keeps a payload',
    pageWith(`${loader}<script>x.__FLIGHT_DATA=1</script>`),
    'was left in the page',
  ],
])('a page that %s stops the build and names its file', (_case, html, reason) => {
  expect(() => take('/a', html)).toThrow('/a: ');
  expect(() => take('/a', html)).toThrow(reason);
});

test('a page can mention the parts that are removed from it', () => {
  const text =
    '<p>modulepreload and globalThis.__WAKU_HYDRATE__, &lt;link rel="modulepreload"></p>';
  expect(take('/a', pageWith(loader + text)).html).toContain(text);
});

test('the copy of a style sheet’s address for the development server is removed', () => {
  const sheet = (copy: string) =>
    `<link rel="stylesheet" href="/a.css"${copy} data-precedence="x"/>`;
  const html = pageWith(sheet(' data-rsc-css-href="/a.css"') + loader);
  expect(take('/a', html).html).toBe(pageWith(sheet('')));
});
