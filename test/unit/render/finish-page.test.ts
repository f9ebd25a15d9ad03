import { expect, test } from 'vitest';
import { finishPage } from '../../../src/render/finish-page.ts';

const loader = '<script id="_R_">import("/x/assets/index-2.js");</script>';
const parts = {
  bootUrl: '/x/assets/boot-1.js',
  build: 'b1',
  payload: '/x/RSC/R/a.txt',
  baseUrl: '/x/',
  headScripts: [{ code: 'a$&()' }, { code: 'b()', baseUrl: '/x/' }],
};
const boot =
  '<script type="module" src="/x/assets/boot-1.js" data-app="/x/assets/index-2.js" ' +
  'data-payload="/x/RSC/R/a.txt" data-shell="/x/RSC/shell.txt" data-build="b1"></script>';
const head = '<meta charSet="utf-8"/>';
const pageWith = (body: string, more = '') =>
  `<html><head>${head}${more}</head><body>${body}${loader}</body></html>`;

test('a page gets its scripts in place of the loader: before paint first, the boot script last', () => {
  expect(finishPage('/a', pageWith('<main>$& text</main>', '<link>'), parts).html).toBe(
    `<html><head>${head}<script>a$&()</script><script data-base-url="/x/">b()</script><link></head>` +
      `<body><main>$& text</main>${boot}</body></html>`,
  );
});

test('a document in an attribute takes no script and no style: they belong to the page', () => {
  const frame = '<iframe title="x" srcdoc="<head></head><body>Hi</body>"></iframe>';
  const text = '<p title="</head></body>">A</p>';
  const data = { name: '</script>' };
  const { html } = finishPage('/a', pageWith(frame + text), { ...parts, structuredData: data });
  expect(html).toContain(
    '<script type="application/ld+json">{"name":"\\u003c/script>"}</script></head>',
  );
  expect(html).toContain(frame + text);
  expect(html.endsWith(`${boot}</body></html>`)).toBe(true);
});

test('a body that an author closes by mistake does not end the page', () => {
  const { html } = finishPage('/a', pageWith('<p>A</p></body><p>B</p>'), parts);
  expect(html.endsWith(`<p>A</p></body><p>B</p>${boot}</body></html>`)).toBe(true);
});

test('the sheet of a page stands at the end of its head', () => {
  const { html, sheet } = finishPage('/a', pageWith('<p style="color:red">A</p>'), parts);
  expect(sheet?.file).toMatch(/^\/assets\/styles-[0-9a-f]{10}\.css$/);
  const link = `<link rel="stylesheet" href="/x${sheet?.file}" data-styles="">`;
  expect(html).toContain(`${link}</head>`);
});

test.each([
  ['begins with another element', '<head><title>A</title></head><body></body>', 'encoding'],
  ['has no head', '<body></body>', 'encoding'],
  ['has no end', `<head>${head}</head><body>`, 'no </body>'],
])('a page that %s stops the build and is named', (_case, html, reason) => {
  expect(() => finishPage('/a', html.replace('<body>', `<body>${loader}`), parts)).toThrow('/a: ');
  expect(() => finishPage('/a', html.replace('<body>', `<body>${loader}`), parts)).toThrow(reason);
});
