import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listAssets } from '../../../src/compile/assets/list-assets.ts';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { compileChoices } from '../../../src/compile/files/compile-choices.ts';
import { createContentCompiler } from '../../../src/compile/files/content-cache.ts';
import { loadCompileFeatures } from '../../../src/compile/files/load-compile-features.ts';
import { createSourceReader } from '../../../src/compile/files/source-reader.ts';
import { markLink } from '../../../src/compile/link-marks.ts';
import { checkSiteConfig } from '../../../src/config/check-site-config.ts';
import { copyAssets } from '../../../src/publish/build/render-site.ts';
import { smallSite } from '../content/plant.ts';
import { contentOf, doc } from '../site/navigation/sources.ts';
import { diagnosticsOf, page, project, showText, withCopy } from './assets.ts';

const compile = async (source: string, root = project) => {
  const { compiled, diagnostics } = await compileContent(page, source, createSourceReader(root));
  if (!compiled) throw new Error(JSON.stringify(diagnostics));
  return compiled;
};

test.each([
  ['[a](./sheet.pdf)', '<a href="/assets/sheet-#.pdf">a</a>'],
  ['[a](./sheet.pdf#page=2)', '<a href="/assets/sheet-#.pdf#page=2">a</a>'],
  ['[a][s]\n\n[s]: sheet.pdf', '<a href="/assets/sheet-#.pdf">a</a>'],
  ['[a](@site/content/docs/learn/sheet.pdf)', '<a href="/assets/sheet-#.pdf">a</a>'],
  ['<a href="./sheet.pdf" download>a</a>', 'href="/assets/sheet-#.pdf"'],
  ['[a](/sheet.pdf)', '<a href="/sheet.pdf">a</a>'],
  ['[a](pathname:///sheet.pdf)', '<a href="/sheet.pdf">a</a>'],
  ['[a](./page.mdx)', '<a href="./page.mdx">a</a>'],
  ['[a](../v0.13.0)', '<a href="../v0.13.0">a</a>'],
  [
    '<video src="./clip.mp4" poster="./pic.png" />',
    'src="/assets/clip-#.mp4" poster="/assets/pic-#.png"',
  ],
  ['<source srcset="./pic.png 1x, /img/dot.png 2x" />', '"/assets/pic-#.png 1x, /img/dot.png 2x"'],
  ['<track src={require("./clip.vtt").default} />', '/assets/clip-#.vtt'],
  ['<Tabs icon={{ light: require("./pic.png").default }} />', 'light: "/assets/pic-#.png"'],
  ["export const url = require('./sheet.pdf').default\n\n{url}", 'url = "/assets/sheet-#.pdf"'],
  ["import pic from './pic.png'\n\n<img src={pic} alt='' />", 'const pic = "/assets/pic-#.png"'],
  ["import img from './pic.png'\n\n<img src={img} alt='' />", 'const img = "/assets/pic-#.png"'],
])('%s gives %s', async (source, html) => {
  expect(await showText(source)).toContain(html);
});

test.each([
  ['<img src="./pic.png" alt="A">', '<img src="/assets/pic-#.png" alt="A" width="40" height="20">'],
  [
    '<p align="center">\n  <img src="logo.svg" width="12" alt="">\n</p>',
    'src="/assets/logo-#.svg" width="12" alt="" height="6"',
  ],
  ['<img src="@site/public/img/a.svg" alt="">', 'src="/assets/a-#.svg"'],
  ['<img src="/img/dot.png" alt="">', 'src="/img/dot.png"'],
  [
    '<img src="./pic.png" srcset="./pic.png 1x, my%20picture.png 2x" alt="">',
    'srcset="/assets/pic-#.png 1x, /assets/my-picture-#.png 2x"',
  ],
  [
    '<picture><source srcset="./logo.svg" media="print"><img src="./pic.png" alt=""></picture>',
    '<source srcset="/assets/logo-#.svg" media="print">',
  ],
  [
    '<video src="./clip.mp4" poster="./pic.png"><track src="clip.vtt"></video>',
    '<video src="/assets/clip-#.mp4" poster="/assets/pic-#.png"><track src="/assets/clip-#.vtt"></video>',
  ],
  ['A <a href="./sheet.pdf#page=2">sheet</a> inline.', '<a href="/assets/sheet-#.pdf#page=2">'],
  ['<a href="./page.mdx">page</a>', '<a href="./page.mdx">'],
  ['<img src="https://a.example/x.png" alt="">', 'src="https://a.example/x.png"'],
])('in plain Markdown, %s gives %s', async (source, html) => {
  expect(await showText(`---\nformat: md\n---\n\n${source}\n`)).toContain(html);
  expect(await diagnosticsOf(`---\nformat: md\n---\n\n${source}\n`)).toEqual([]);
});

test('in plain Markdown, a missing file is reported at its place, and <a name> is a target', async () => {
  const head = '---\nformat: md\n---\n\n';
  const source = `${head}<video src="./no.mp4" poster="./no.png"></video>\n\n<img srcset="./pic.png 1x, ./no.webp 2x" src="./pic.png" alt="">\n`;
  expect(await diagnosticsOf(source)).toEqual([
    '5:1 cannot find "./no.mp4": there is no file content/docs/learn/no.mp4',
    '5:1 cannot find "./no.png": there is no file content/docs/learn/no.png',
    '7:1 cannot find "./no.webp": there is no file content/docs/learn/no.webp',
  ]);
  const { ids, links } = await compile(
    `${head}<a name="old"></a>\n\n<a href="./other.md">x</a> <a href="./sheet.pdf">y</a>\n`,
  );
  expect(ids).toEqual(['old']);
  expect(links.map(({ href }) => href)).toEqual(['./other.md']);
});

test.each([
  ["<Logo className='wide' />"],
  ['<Details summary={<Logo />}>a</Details>'],
  ['<Details icon={Logo}>a</Details>'],
  ['{[{ Icon: Logo }].map(({ Icon }) => <Icon />)}'],
])(
  'an imported SVG that is used as a component, %s, is a part of the page, and not a file',
  async (used) => {
    const source = `import Logo from './logo.svg'\n\n${used}`;
    expect(await showText(source)).toMatch(/arguments\[0\]\["svg"\]\(\{[\s\S]*"width": "24"/);
    expect((await compile(source)).assets).toEqual([]);
  },
);

test('an SVG with what no page may contain stays an image, with a warning', async () => {
  await withCopy(async (root) => {
    writeFileSync(
      path.join(root, 'content/docs/learn/logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"><script>alert(1)</script></svg>',
    );
    const source = "import Logo from './logo.svg'\n\n<Logo className='wide' />";
    const code = await showText(source, root);
    expect(code).toContain('src: "/assets/logo-#.svg"');
    expect(code).toContain('width: "24"');
    expect(await diagnosticsOf(source, root)).toEqual([
      '1:1 warning: "./logo.svg" is shown as a picture, whose colours don\'t follow the text: it contains <script>',
    ]);
  });
});

test('a missing file is a diagnostic, unless the link could be to a page', async () => {
  expect(
    await diagnosticsOf(
      [
        "import pic from './no.png'",
        '',
        '<video src="./no.mp4" /> [a](@site/no.pdf)',
        '',
        "{require('./no.zip').default}",
      ].join('\n'),
    ),
  ).toEqual([
    '1:1 cannot find "./no.png": there is no file content/docs/learn/no.png',
    '3:8 cannot find "./no.mp4": there is no file content/docs/learn/no.mp4',
    '3:26 cannot find "@site/no.pdf": there is no file no.pdf',
    '5:2 cannot find "./no.zip": there is no file content/docs/learn/no.zip',
  ]);
  const { links } = await compile('[a](./no.pdf)');
  expect(links).toEqual([{ href: './no.pdf', line: 1, column: 1 }]);
});

test('the hint suggests a file with a similar name in the same folder', async () => {
  const { diagnostics } = await compileContent(
    page,
    '![A](./pci.png)',
    createSourceReader(project),
  );
  expect(diagnostics[0]?.hint).toBe('Did you mean pic.png, which is in that folder?');
});

test('the hint for a missing image does not suggest a page with a similar name', async () => {
  const { diagnostics } = await compileContent(
    page,
    '![A](./_plain.png)',
    createSourceReader(project),
  );
  expect(diagnostics[0]?.hint).toMatch(/^Write its path relative to this file/);
});

test('each file is copied once, to its own address, even if several pages show it', async () => {
  await withCopy(async (root) => {
    const sources = [
      '![A](./pic.png) ![A](pic.png) ![B](<my picture.png>) [c](./sheet.pdf)',
      '![A](./pic.png)',
    ];
    const docs = await Promise.all(
      sources.map(async (source, at) => {
        const { assets } = await compile(source, root);
        return doc(`learn/page-${at}.mdx`, {}, { assets });
      }),
    );
    const out = path.join(root, 'out');
    const index = contentOf({ docs });
    copyAssets(root, index, out);
    const assets = docs.flatMap(({ facts }) => facts.assets);
    const names = assets.map(({ file }) => path.basename(file ?? ''));
    expect(names).toEqual(['pic.png', 'my picture.png', 'sheet.pdf', 'pic.png']);
    expect(listAssets(index)).toEqual(assets.slice(0, 3));
    const copied = readdirSync(path.join(out, 'assets')).sort();
    expect(copied).toEqual(
      assets
        .slice(0, 3)
        .map(({ address }) => path.basename(address))
        .sort(),
    );
    for (const { file = '', address } of assets) {
      const copy = readFileSync(path.join(out, address));
      expect(copy.equals(readFileSync(path.join(root, file))), file).toBe(true);
    }
  });
});

test('a changed image or a new file recompiles the page', async () => {
  await withCopy(async (root) => {
    const build = async () => {
      const compileAnew = createContentCompiler(root, { version: '1' });
      const { compiled } = await compileAnew(page, '![A](./pic.png) [b](./new.pdf)');
      return compiled?.assets.map(({ address }) => address);
    };
    const before = await build();
    const folder = path.join(root, 'content/docs/learn');
    cpSync(path.join(folder, 'my picture.png'), path.join(folder, 'pic.png'));
    const changed = await build();
    expect(changed).toHaveLength(1);
    expect(changed).not.toEqual(before);
    writeFileSync(path.join(folder, 'new.pdf'), 'new');
    expect(await build()).toHaveLength(2);
    rmSync(path.join(folder, 'new.pdf'));
    mkdirSync(path.join(folder, 'new.pdf'));
    expect(await build()).toEqual(changed);
  });
});

test('the address of a file in public/ can include the base path', async () => {
  const choices = compileChoices(checkSiteConfig({ ...smallSite, baseUrl: '/base/' }));
  const compileBelow = async (src: string) => {
    const source = `![A](${src}) <img src="${src}" alt="" />`;
    const reader = createSourceReader(project);
    return compileContent(page, source, reader, loadCompileFeatures(choices));
  };
  const [whole, short] = [
    await compileBelow('/base/img/dot.png'),
    await compileBelow('/img/dot.png'),
  ];
  expect(whole.compiled?.body).toMatchObject({
    html: expect.stringContaining(markLink('/img/dot.png')),
  });
  expect(whole.compiled?.body).toEqual(short.compiled?.body);
  const { diagnostics } = await compileBelow('/base/img/gone.png');
  const missing = 'cannot find "/base/img/gone.png": there is no file public/base/img/gone.png';
  expect(diagnostics.map(({ message }) => message)).toEqual([missing, missing]);
});
