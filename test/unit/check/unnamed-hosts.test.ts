import { expect, test } from 'vitest';
import { listPlanted, page, type Tree } from '../content/plant.ts';
import { hostileForms } from './hostile-forms.ts';

const named = { contentSecurityPolicy: { frameSrc: ['https://good.example'] } };
const pageOf = (format: string, written: string, title = 'A') =>
  `---\ntitle: ${title}\nformat: ${format}\n---\n\nText.\n\n${written}\n`;

test('X59 each way to load from or send to other hosts is reported at its place', async () => {
  const tree: Tree = Object.fromEntries(
    hostileForms.map(([format, written], at) => [
      `content/docs/form-${at + 10}.md`,
      pageOf(format, written, `Form ${at}`),
    ]),
  );
  const told = await listPlanted(tree, named);
  // An address that no browser takes for a link of the site may also count as a broken link.
  const found = told
    .filter((fault) => !/^\S+ {2}(?:warning: )?broken link /.test(fault))
    .map((fault) => fault.split('\n')[0]);
  const expected = hostileForms.flatMap(([_format, _written, ...messages], at) =>
    messages.map((message) => `content/docs/form-${at + 10}.md:${message}`),
  );
  expect(found).toEqual(expected);
  expect(hostileForms.length).toBeGreaterThan(50);
});

test.each([
  ["<iframe title='\n\n<div ' src=//evil.example >", '8:1'],
  ["**Bold**\n\n<div>\n\n*More*\n\n<div><iframe title='\n\ntext ' src=//evil.example >", '14:6'],
  [
    "<div>\n  <p></p>\n   <iframe title='\n\n| a |\n| - |\n| b |\n\n<div ' src=//evil.example >",
    '10:4',
  ],
])(
  'X59 an element that Markdown splits is reported where it starts: %j',
  async (written, place) => {
    const told = await listPlanted({ 'content/docs/a.md': pageOf('md', written) });
    expect(told.map((fault) => fault.split(', which')[0])).toEqual([
      `content/docs/a.md:${place}  <iframe> loads from https://evil.example`,
    ]);
  },
);

test('X59 the fault has the line to add to site.config.ts, and adding it fixes the fault', async () => {
  const tree = {
    'content/docs/a.md': pageOf(
      'mdx',
      '<iframe src="//films.example/1" />\n\n<form action="mailto:a@b.c" />',
    ),
  };
  expect(await listPlanted(tree)).toEqual([
    `content/docs/a.md:8:1  <iframe> loads from https://films.example, which site.config.ts does not name
    If you trust it, write there: contentSecurityPolicy: { frameSrc: ['https://films.example'] }.`,
    `content/docs/a.md:10:1  <form> sends to mailto:, which site.config.ts does not name
    If you trust it, write there: contentSecurityPolicy: { formAction: ['mailto:'] }.`,
  ]);
  const contentSecurityPolicy = { frameSrc: ['https://films.example'], formAction: ['mailto:'] };
  expect(await listPlanted(tree, { contentSecurityPolicy })).toEqual([]);
});

test('X59 images, videos, fonts and the site’s own addresses need no entry in site.config.ts', async () => {
  const written = [
    '<img src="https://a.example/1.png" srcset="//a.example/2.png 2x" alt="">',
    '<video poster="https://a.example/1.png"><source src="https://a.example/1.mp4"></video>',
    '<link rel="preload" as="font" href="https://a.example/1.woff2">',
    '<link rel="preconnect" href="https://a.example">',
    '<svg id="icon"><use href="#icon"></use><image href="https://a.example/1.png"/></svg>',
    '<iframe src="https://small.example/docs/a/"></iframe><iframe src="//small.example/docs/a/"></iframe>',
    '<iframe src="about:blank"></iframe><iframe srcdoc="&lt;b>Bold&lt;/b>"></iframe>',
    '<iframe src="/docs/a/"></iframe><form action="?q=1"><button formaction="#icon"></button></form>',
    '`<iframe src="https://evil.example">`',
    '<meta http-equiv="content-language" content="en">',
  ].join('\n\n');
  expect(await listPlanted({ 'content/docs/a.md': pageOf('md', written) })).toEqual([]);
});

test('X59 an unnamed host in a partial is reported once, in the partial', async () => {
  const part = 'Part.\n\n<iframe src="https://evil.example" />\n';
  const shown = "import Part from './_part.mdx';\n\n<Part />\n\n<Part />";
  const tree = {
    'content/docs/_part.mdx': part,
    'content/docs/a.mdx': pageOf('mdx', shown, 'A'),
    'content/docs/b.mdx': pageOf('mdx', shown, 'B'),
  };
  const told = await listPlanted(tree);
  expect(told.map((fault) => fault.split('\n')[0])).toEqual([
    'content/docs/_part.mdx:3:1  <iframe> loads from https://evil.example, which site.config.ts does not name',
  ]);
});

test('X59 an unnamed host is reported along with other faults of its file', async () => {
  const told = await listPlanted({
    'content/docs/a.md': pageOf(
      'mdx',
      '<p style="oops" />\n\n<iframe src="https://evil.example" />',
    ),
  });
  expect(told.map((fault) => fault.split('  ')[0])).toEqual([
    'content/docs/a.md:8:4',
    'content/docs/a.md:10:1',
  ]);
});

test('X59 HTML in site.config.ts follows the same rules, and its faults name the field', async () => {
  const value = '<form action="//evil.example"></form>';
  const told = await listPlanted(
    { 'content/docs/a.md': page('title: A') },
    {
      navbar: { hideOnScroll: false, items: [{ type: 'html', value }] },
      announcementBar: { content: '<iframe src="data:text/html,x"></iframe><base href="/">' },
      footer: {
        style: 'light',
        links: [{ title: 'A', items: [{ html: '<script src="https://evil.example"></script>' }] }],
      },
    },
  );
  expect(told.map((fault) => fault.split('\n')[0])).toEqual([
    'site.config.ts:30:18  navbar.items[0].value: <form> sends to https://evil.example, which site.config.ts does not name',
    'site.config.ts:71:16  announcementBar.content: <iframe> has a data: address as its src',
    'site.config.ts:71:16  announcementBar.content: <base> is not allowed in a page',
    'site.config.ts:80:21  footer.links[0].items[0].html: <script> loads from https://evil.example, which site.config.ts does not name',
  ]);
});

test('X59 without a policy all hosts are allowed, but forbidden elements stay faults', async () => {
  const tree = {
    'content/docs/a.md': pageOf(
      'md',
      '<iframe src="https://a.example"></iframe>\n\n<base href="/">',
    ),
  };
  const told = await listPlanted(tree, { contentSecurityPolicy: false });
  expect(told.map((fault) => fault.split('\n')[0])).toEqual([
    'content/docs/a.md:10:1  <base> is not allowed in a page',
  ]);
});
