import { expect, test } from 'vitest';
import { stripPage } from '../../../src/render/strip-page.ts';

const options = { bootUrl: '/assets/boot-1.js', baseUrl: '/' };
const loader =
  '<script id="_R_">globalThis.__WAKU_HYDRATE__ = true; import("/assets/index-2.js");</script>';
const pageWith = (parts: string) =>
  `<html><head><title>A</title>${parts}</head><body><main>Text</main></body></html>`;
const preload = '<link rel="modulepreload" href="/assets/index-2.js">';
const payload = '<script>(self.__FLIGHT_DATA||=[]).push("1:x")</script>';

test('loader, payload, preloads and generator go, and the boot script comes', () => {
  const generator = '<meta name="generator" content="Waku">';
  const html = pageWith(preload + generator + loader + payload + payload);
  expect(stripPage('/docs/learn/index.html', html, options)).toBe(
    '<html><head><title>A</title></head><body><main>Text</main>' +
      '<script type="module" src="/assets/boot-1.js" data-app="/assets/index-2.js" ' +
      'data-payload="/RSC/R/docs/learn.txt" data-shell="/RSC/shell.txt"></script></body></html>',
  );
});

test.each([
  ['/index.html', '/RSC/R/_root.txt'],
  ['/404.html', '/RSC/R/404.txt'],
  ['/docs/größe und/index.html', '/RSC/R/docs/gr%C3%B6%C3%9Fe%20und.txt'],
])('the page %s has the payload %s', (file, address) => {
  expect(stripPage(file, pageWith(loader), options)).toContain(`data-payload="${address}"`);
});

test('the base path stands before the payload', () => {
  const html = stripPage('/a/index.html', pageWith(loader), { ...options, baseUrl: '/x/' });
  expect(html).toContain('data-payload="/x/RSC/R/a.txt"');
});

test.each([
  ['has no loader', pageWith(''), 'the rendered page has no loader script'],
  ['names no entry', pageWith('<script id="_R_">go()</script>'), 'names no client entry'],
  [
    'keeps a payload',
    pageWith(`${loader}<script>x.__FLIGHT_DATA=1</script>`),
    'was left in the page',
  ],
  ['keeps a preload', pageWith(`${loader}<link href="/a.js" rel="modulepreload">`), 'was left'],
  ['has no end', loader, 'the page has no </body>'],
])('a page that %s stops the build and names its file', (_case, html, reason) => {
  expect(() => stripPage('/a/index.html', html, options)).toThrow(`/a/index.html: `);
  expect(() => stripPage('/a/index.html', html, options)).toThrow(reason);
});

test('a page may write about the parts that are taken out of it', () => {
  const text =
    '<p>modulepreload and globalThis.__WAKU_HYDRATE__, &lt;link rel="modulepreload"></p>';
  expect(stripPage('/a/index.html', pageWith(loader + text), options)).toContain(text);
});
