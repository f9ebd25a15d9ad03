import { expect, test } from 'vitest';
import { route, startDevSite } from './dev-site.ts';

const site = startDevSite('dev-modules');

const footer = 'src/components/site-footer.tsx';
const [tokens, island, sheet] = [
  'src/theme/tokens.stylex.ts',
  'src/islands/color-mode-toggle.tsx',
  'src/theme/article.css',
];
const after = (text: string) => (code: string) => `${code}${text}\n`;

test.each([
  ['a syntax error', footer, after('const a = ;'), 'Unexpected token'],
  [
    'a style that is not static',
    footer,
    (code: string) => code.replace('stylex.create({', 'stylex.create({ a: { color: window.a },'),
    'Referenced constant is not defined.',
  ],
  [
    'an import of a missing file',
    footer,
    after("import './none.ts';"),
    'there is no package or file',
  ],
  [
    'an import of a missing package',
    footer,
    after("import 'no-such';"),
    'there is no package or file',
  ],
  ['an error while it loads', footer, after('const a = [1].at(1).size;'), 'Cannot read properties'],
  ['a syntax error in tokens', tokens, after('const a = ;'), 'Unexpected token'],
  ['a syntax error in an island', island, after('const a = ;'), 'Unexpected token'],
  ['a syntax error in a style sheet', sheet, after('a { color: red'), 'Unclosed block'],
])(
  'X65 a module of all pages with %s is reported at its place, until it is fixed',
  async (_name, file, change, says) => {
    await site.expectText(route, 'Page 01-basics 1');
    const before = site.read(file);
    const changed = change(before);
    const line = changed.split('\n').findIndex((text, at) => text !== before.split('\n')[at]) + 1;
    const printed = site.output().length;
    const opened = await site.newPage();
    await site.withChange(file, changed, async () => {
      await site.expectText(route, `${file}:${line}:`);
      const answers = await Promise.all([site.ask(route), site.ask('/')]);
      expect(answers.map(({ status }) => status)).toEqual([500, 500]);
      await site.visit(route, opened);
      await opened.getByText(`${file}:${line}:`).first().waitFor();
      await opened.getByText(says).first().waitFor();
      await expect.poll(() => site.output().slice(printed)).toContain(says);
    });
    await opened.getByRole('heading', { name: 'Page 01-basics 1' }).waitFor();
    const output = site.output().slice(printed);
    expect(output).not.toMatch(/^\s+at /m);
  },
);

test('X65 after one module is fixed and another breaks, all pages show the error that is left', async () => {
  const [first, second] = [footer, island].map((file) => ({ file, text: site.read(file) }));
  const broken = (text = '') => after('const a = ;')(text);
  await site.withChange(first?.file ?? '', broken(first?.text), async () => {
    await site.expectText('/', `${first?.file}:`);
  });
  await site.withChange(second?.file ?? '', broken(second?.text), async () => {
    for (const address of [route, '/']) {
      await site.expectText(address, `${second?.file}:`);
      expect((await site.ask(address)).text).not.toContain(`${first?.file}:`);
    }
  });
  await site.expectText(route, 'Page 01-basics 1');
});

test('X65 a syntax error in the configuration is printed once, at its place', async () => {
  const config = 'site.config.ts';
  const printed = site.output().length;
  const places = () =>
    site
      .output()
      .slice(printed)
      .match(/site\.config\.ts:\d+:\d+/g) ?? [];
  await site.withChange(config, `${site.read(config)}const a = ;\n`, async () => {
    await site.expectText(route, /site\.config\.ts:\d+:\d+/);
    await expect.poll(places).toHaveLength(1);
  });
  await site.expectText(route, 'Page 01-basics 1');
  expect(places()).toHaveLength(1);
});

test('an edit of code that no page uses says that the server may have to restart', async () => {
  const file = 'src/dev/edits.ts';
  await site.withChange(file, after('// Edited.')(site.read(file)), () =>
    expect
      .poll(() => site.output())
      .toContain(`${file}: no page uses it; if the server does, restart it`),
  );
});
