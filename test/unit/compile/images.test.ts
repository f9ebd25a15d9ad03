import { expect, test } from 'vitest';
import { diagnosticsOf, showText } from './assets.ts';

const imageOf = async (source: string) => /<img[^>]*>/.exec(await showText(source))?.[0];

test.each([
  ['![A](./pic.png)', '<img src="/assets/pic-#.png" alt="A" width="40" height="20">'],
  ['![A](pic.png)', '<img src="/assets/pic-#.png" alt="A" width="40" height="20">'],
  ['![A](../learn/logo.svg)', '<img src="/assets/logo-#.svg" alt="A" width="24" height="12">'],
  ['![A](@site/public/img/a.svg)', '<img src="/assets/a-#.svg" alt="A" width="64" height="32">'],
  ['![A](@site/static/img/a.svg)', '<img src="/assets/a-#.svg" alt="A" width="64" height="32">'],
  ['![A](/img/a.svg)', '<img src="/img/a.svg" alt="A" width="64" height="32">'],
  ['![A](pathname:///img/a.svg)', '<img src="/img/a.svg" alt="A" width="64" height="32">'],
  ['![A](./my%20picture.png)', '<img src="/assets/my-picture-#.png" alt="A" width="8" height="8">'],
  ['![A](<./my picture.png>)', '<img src="/assets/my-picture-#.png" alt="A" width="8" height="8">'],
  ['![A](./größe%20例.png)', '<img src="/assets/größe-例-#.png" alt="A" width="6" height="3">'],
  [
    '![A](<./gro\u0308ße 例.png>)',
    '<img src="/assets/größe-例-#.png" alt="A" width="6" height="3">',
  ],
  ['![A](./logo.svg#dark)', '<img src="/assets/logo-#.svg#dark" alt="A" width="24" height="12">'],
  [
    '![A](./pic.png "A title")',
    '<img src="/assets/pic-#.png" alt="A" title="A title" width="40" height="20">',
  ],
  ['![A][p]\n\n[p]: ./pic.png', '<img src="/assets/pic-#.png" alt="A" width="40" height="20">'],
  ['![p]\n\n[P]: ./pic.png', '<img src="/assets/pic-#.png" alt="p" width="40" height="20">'],
  ['![A](https://example.com/a.png)', '<img src="https://example.com/a.png" alt="A">'],
])('%s becomes %s', async (source, html) => {
  expect(await imageOf(source)).toBe(html);
});

test.each([
  ['<img src="./pic.png" alt="A" />', 'width="40" height="20"'],
  ['<img src="./pic.png" alt="A" width="20" />', 'width="20"'],
  ["<img src={require('./pic.png').default} alt='A' />", 'width="40" height="20"'],
  ["<img src={require('@site/static/img/a.svg')} alt='A' />", 'width="64" height="32"'],
  ["<img src={'./pic.png'} alt='A' height={10} />", 'height="10"'],
])('%s has the size of its file', async (source, size) => {
  const html = await imageOf(source);
  expect(html).toMatch(/ src="\/assets\/(?:pic-#\.png|a-#\.svg)"/);
  for (const part of size.split(' ')) expect(html).toContain(part);
});

test('an image with only a width or a height keeps its proportions', async () => {
  expect(await imageOf('<img src="./pic.png" alt="A" width="20" />')).toContain('height="10"');
  expect(await imageOf('<img src="./pic.png" alt="A" height={10} />')).toContain('width="20"');
  expect(await imageOf('<img src="./pic.png" alt="A" width="50%" />')).not.toContain('height');
});

test('all images of a page except the first are lazy', async () => {
  const html = await showText(
    '![A](./pic.png)\n\n<img src="./pic.png" alt="B" />\n\n![C](logo.svg)',
  );
  const lazy = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) =>
    [/alt="(.)"/.exec(tag)?.[1], / loading="lazy"/.test(tag), / decoding="async"/.test(tag)].join(),
  );
  expect(lazy).toEqual(['A,false,false', 'B,true,true', 'C,true,true']);
  const own = await showText('![A](./pic.png) <img src="./pic.png" alt="B" loading="eager" />');
  expect(own).not.toContain('lazy');
});

test('a missing image is a diagnostic at its place that names the path', async () => {
  expect(
    await diagnosticsOf(
      [
        '---',
        'title: A',
        '---',
        'See ![A](./pci.png).',
        '',
        '<img',
        '  alt="B"',
        '  src="/img/b.svg"',
        '/>',
        '',
        "<img src={require('./no.png').default} alt='C' />",
        '',
        '![D][d]',
        '',
        '[d]: @site/src/d.webp',
      ].join('\n'),
    ),
  ).toEqual([
    '4:5 cannot find "./pci.png": there is no file content/docs/learn/pci.png',
    '8:3 cannot find "/img/b.svg": there is no file public/img/b.svg',
    '11:6 cannot find "./no.png": there is no file content/docs/learn/no.png',
    '13:1 cannot find "@site/src/d.webp": there is no file src/d.webp',
  ]);
});

test('an image outside of the project is a diagnostic', async () => {
  expect(await diagnosticsOf('![A](../../../../x.png)')).toEqual([
    '1:1 "../../../../x.png" points outside the project, to ../x.png',
  ]);
});

test('a missing alt text is a warning at its place, but an explicitly empty one is allowed', async () => {
  expect(
    await diagnosticsOf(
      'Text ![](./pic.png)\n\n<img src="./pic.png" />\n\n![](https://example.com/a.png)',
    ),
  ).toEqual([
    '1:6 warning: the image "./pic.png" has no alt text',
    '3:1 warning: the image "./pic.png" has no alt text',
    '5:1 warning: the image "https://example.com/a.png" has no alt text',
  ]);
  expect(await diagnosticsOf('<img src="./pic.png" alt="" /> <img {...props} />')).toEqual([]);
});

test('an image that cannot be read is a warning, and is shown without a size', async () => {
  expect(await diagnosticsOf('![A](./broken.png)')).toEqual([
    '1:1 warning: the size of "./broken.png" cannot be read: content/docs/learn/broken.png is not an image, or is damaged',
  ]);
  expect(await imageOf('![A](./broken.png)')).toBe('<img src="/assets/broken-#.png" alt="A">');
});

test('an image without an address is a diagnostic', async () => {
  expect(await diagnosticsOf('![A]()')).toEqual(['1:1 the image has no address']);
});
