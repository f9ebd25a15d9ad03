import { expect, test } from 'vitest';
import { listPlanted, reportTexts } from './plant.ts';

const file = 'content/docs/a.mdx';
const planted = (text: string) =>
  listPlanted({ [file]: `${text}\n`, 'content/docs/guide.mdx': '# Guide\n\nText.\n' });

test('an address that is almost right is reported with what was meant', async () => {
  const reports = await reportTexts(
    [
      'htps://a.example/x',
      'mail:ada@a.example',
      'file:///home/ada/x.md',
      'http://localhost:3000/docs/guide/#top',
      'www.a.example/x',
      'http//a.com',
      'ada@a.example',
      '“./guide.mdx”',
      '/docs/guide/index.html',
      '/content/docs/guide.mdx',
    ],
    (href) => planted(`[x](${href})`),
  );
  await expect(reports).toMatchFileSnapshot('planted/addresses.txt');
});

test.each([
  'tel:+43123',
  'mailto:ada@a.example',
  'http://localhost:3000/',
  'http://localhost:3000/?counter=100',
  'http://localhost:5173/admin/',
  'vscode://file/x',
  'ftp://a.example',
  'web+x://a',
])('the link [x](%s) is not reported', async (href) => {
  expect(await planted(`[x](${href})`)).toEqual([]);
});
