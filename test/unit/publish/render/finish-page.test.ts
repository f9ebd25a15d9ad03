import { expect, test } from 'vitest';
import {
  finishPage,
  holdsPlainHtml,
  ownPayload,
} from '../../../../src/publish/render/finish-page.ts';

const loader = '<script id="_R_">import("/x/assets/index-2.js");</script>';
const parts = {
  bootUrl: '/x/assets/boot-1.js',
  build: 'b1',
  payloadFile: '/RSC/R/a.txt',
  hasPlainHtml: false,
  policy: { hosts: false, themeScript: 'a$&()', speculationRules: '{}' } as const,
  baseUrl: '/x/',
  late: [],
  headScripts: [{ code: 'a$&()' }, { code: 'b()', baseUrl: '/x/' }],
};
const withPolicy = {
  ...parts,
  policy: { hosts: {}, themeScript: 'a$&()', speculationRules: '{}' },
};
const boot =
  '<script type="module" src="/x/assets/boot-1.js" data-app="/x/assets/index-2.js" ' +
  'data-payload="/x/RSC/R/a.txt" data-build="b1"></script>';
const head = '<meta charSet="utf-8"/>';
const pageWith = (body: string, more = '') =>
  `<html><head>${head}${more}</head><body>${body}${loader}</body></html>`;

test('scripts replace the loader: those before paint in the head, the boot script last', () => {
  expect(finishPage('/a', pageWith('<main>$& text</main>', '<link>'), parts).html).toBe(
    `<html><head>${head}<script>a$&()</script><script data-base-url="/x/">b()</script><link></head>` +
      `<body><main>$& text</main>${boot}</body></html>`,
  );
});

test('modules that the framework preloads are listed after the entry of the app', () => {
  const preloads = ['/x/assets/index-2.js', '/x/assets/islands-3.js', '/x/assets/islands-3.js']
    .map((href) => `<link rel="modulepreload" href="${href}">`)
    .join('');
  const { html } = finishPage('/a', pageWith('<p>A</p>', preloads), parts);
  expect(html).not.toContain('modulepreload');
  expect(html).toContain('data-app="/x/assets/index-2.js /x/assets/islands-3.js" data-payload');
});

test('scripts that a press may need follow after a comma, without those that are loaded before', () => {
  const preload = '<link rel="modulepreload" href="/x/assets/islands-3.js">';
  const late = ['/x/assets/modal-4.js', '/x/assets/islands-3.js', '/x/assets/texts-5.js'];
  const { html } = finishPage('/a', pageWith('<p>A</p>', preload), { ...parts, late });
  expect(html).toContain(
    'data-app="/x/assets/index-2.js /x/assets/islands-3.js,/x/assets/modal-4.js /x/assets/texts-5.js"',
  );
});

test('scripts and data are added to the page, not to a document in an attribute', () => {
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

test('a stray </body> in the content does not end the page', () => {
  const { html } = finishPage('/a', pageWith('<p>A</p></body><p>B</p>'), parts);
  expect(html.endsWith(`<p>A</p></body><p>B</p>${boot}</body></html>`)).toBe(true);
});

test('the style sheet of a page is at the end of its head', () => {
  const { html, sheet } = finishPage('/a', pageWith('<p style="color:red">A</p>'), parts);
  expect(sheet?.file).toMatch(/^\/assets\/styles-[0-9a-f]{10}\.css$/);
  const link = `<link rel="stylesheet" href="/x${sheet?.file}" data-styles="">`;
  expect(html).toContain(`${link}</head>`);
});

test('a page gets its policy before its scripts, without a hash of the loader', () => {
  const { html, isOwn } = finishPage('/a', pageWith('<p>A</p>'), withPolicy);
  expect(html).toContain(`${head}<meta http-equiv="Content-Security-Policy" `);
  const [, allowed = ''] = /script-src ([^;]*)/.exec(html) ?? [];
  expect(allowed.split(' ')).toHaveLength(4);
  expect(isOwn).toBe(false);
});

test.each([
  ['loads an image from another host', pageWith('<img src="https://a.b/c.png">'), false],
  ['has a script of its own', pageWith('<script src="/own.js"></script>'), false],
  ['sets plain HTML', pageWith('<p>A</p>'), true],
])(
  'a page that %s has its payload in RSC/own, as it is always loaded whole',
  (_case, html, hasPlainHtml) => {
    const page = finishPage('/a', html, { ...withPolicy, hasPlainHtml });
    expect(page.isOwn).toBe(true);
    expect(page.html).toContain(' data-payload="/x/RSC/own/R/a.txt" data-own="" data-build=');
    expect(page.html).not.toContain('/RSC/R/');
  },
);

test('an image in the style sheet of a page is allowed by its policy', () => {
  const style = '<p style="background:url(https://a.b/c.png)">A</p>';
  const { html, isOwn } = finishPage('/a', pageWith(style), withPolicy);
  expect(html).toContain("img-src 'self' data: https://a.b;");
  expect(isOwn).toBe(true);
});

test('X59 what no page may load stops its page, and is named', () => {
  const frame = pageWith('<iframe src="https://a.b"></iframe>');
  expect(() => finishPage('/a', frame, withPolicy)).toThrow('/a  <iframe> loads from https://a.b');
});

test('without a policy no page has to be loaded whole', () => {
  const html = pageWith('<img src="https://a.b/c.png">');
  expect(finishPage('/a', html, { ...parts, hasPlainHtml: true }).isOwn).toBe(false);
});

test.each([
  ['begins with another element', '<head><title>A</title></head><body></body>', 'encoding'],
  ['has no head', '<body></body>', 'encoding'],
  ['has no end', `<head>${head}</head><body>`, 'no </body>'],
])('a page that %s stops the build and is named', (_case, html, reason) => {
  expect(() => finishPage('/a', html.replace('<body>', `<body>${loader}`), parts)).toThrow('/a: ');
  expect(() => finishPage('/a', html.replace('<body>', `<body>${loader}`), parts)).toThrow(reason);
});

test('the payload of a page that is always loaded whole is in /RSC/own', () => {
  expect(ownPayload('/RSC/R/a b.txt')).toBe('/RSC/own/R/a b.txt');
});

test('HTML that React sets is distinguished from text about it', () => {
  expect(holdsPlainHtml('["$","p",null,{"dangerouslySetInnerHTML":{"__html":"A"}}]')).toBe(true);
  expect(holdsPlainHtml(JSON.stringify({ text: '{"dangerouslySetInnerHTML":{}}' }))).toBe(false);
});
