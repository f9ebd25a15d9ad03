import { expect, test } from 'vitest';
import { listPlanted } from './plant.ts';

const file = 'content/docs/a.mdx';
const planted = (text: string) =>
  listPlanted({ [file]: `${text}\n`, 'content/docs/guide.mdx': '# Guide\n\nText.\n' });

test.each([
  [
    'htps://a.example/x',
    'warning: broken link "htps://a.example/x": browsers don\'t know "htps:"',
    'Write https://a.example/x',
  ],
  [
    'mail:ada@a.example',
    'warning: broken link "mail:ada@a.example": browsers don\'t know "mail:"',
    'Write mailto:ada@a.example',
  ],
  [
    'file:///home/ada/x.md',
    'broken link "file:///home/ada/x.md": it points to a file on the machine that builds the site',
    'Put the file beside this one or into public/, and link to that.',
  ],
  [
    'http://localhost:3000/docs/guide/#top',
    'warning: the link "http://localhost:3000/docs/guide/#top" leads to the visitor\'s own machine, not to the page of this site',
    'Write /docs/guide/#top',
  ],
  [
    'www.a.example/x',
    'broken link "www.a.example/x": the site has no page or file /docs/a/www.a.example/x/',
    'For a page of another site, write https://www.a.example/x',
  ],
  [
    'http//a.com',
    'broken link "http//a.com": there is no file content/docs/http/a.com, and the site has no page or file /docs/a/http/a.com',
    'For a page of another site, write https://a.com',
  ],
  [
    'ada@a.example',
    'broken link "ada@a.example": there is no file content/docs/ada@a.example, and the site has no page or file /docs/a/ada@a.example',
    'Write mailto:ada@a.example',
  ],
  [
    '“./guide.mdx”',
    'broken link "“./guide.mdx”": the site has no page or file /docs/a/“./guide.mdx”/',
    'Remove the quotes: ./guide.mdx',
  ],
  [
    '/docs/guide/index.html',
    'broken link "/docs/guide/index.html": the site has no page or file /docs/guide/index.html',
    'Did you mean /docs/guide/?',
  ],
  [
    '/content/docs/guide.mdx',
    'broken link "/content/docs/guide.mdx": the site has no page or file /content/docs/guide.mdx',
    'Did you mean @site/content/docs/guide.mdx?',
  ],
])('the link [x](%s) is reported with what was meant', async (href, said, remedy) => {
  expect(await planted(`[x](${href})`)).toEqual([`${file}:1:1  ${said}\n    ${remedy}`]);
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
