import { expect, test } from 'vitest';
import { listPlanted } from '../../content/plant.ts';

const docs = {
  'content/docs/a.md': '---\ntitle: A\n---\n\n## Use\n\nText.\n',
  'content/docs/b.md': '---\ntitle: B\n---\n\n## Part\n\nText.\n',
};

/** The first line of each diagnostic of a site with these redirects. */
async function check(...redirects: [from: string, to: string][]): Promise<string[]> {
  const config = { redirects: redirects.map(([from, to]) => ({ from, to })) };
  const diagnostics = await listPlanted(docs, config);
  return diagnostics.map((diagnostic) => diagnostic.split('\n')[0]?.replace(/^\S+ {2}/, '') ?? '');
}

test('redirects from pages and headings to pages and headings are accepted', async () => {
  expect(
    await check(['/x/', '/docs/a/'], ['/x/#y', '/docs/b/#part'], ['/docs/a/#old', '/docs/a/#use']),
  ).toEqual([]);
});

test('another site can be a target; a full address of this site has to be a path', async () => {
  expect(await check(['/x/', 'https://other.example/a?b#c'])).toEqual([]);
  expect(await check(['/x/', 'https://small.example/docs/a/'])).toEqual([
    'redirects[0].to: "https://small.example/docs/a/" is an address of this site',
  ]);
});

test('a redirect to a redirect is reported with the whole chain', async () => {
  expect(await check(['/x/', '/y/'], ['/y/', '/docs/a/'])).toEqual([
    'redirects[0].to: leads to another redirect: /x/ → /y/ → /docs/a/',
  ]);
  expect(await check(['/x/', '/docs/a/#old'], ['/docs/a/#old', '/docs/a/#use'])).toContain(
    'redirects[0].to: leads to another redirect: /x/ → /docs/a/#old → /docs/a/#use',
  );
});

test('circular redirects are reported, including a redirect to itself', async () => {
  expect(await check(['/x/', '/y/'], ['/y/', '/x/'], ['/z/', '/z/'])).toEqual([
    'redirects[0].to: circular redirects: /x/ → /y/ → /x/',
    'redirects[1].to: circular redirects: /y/ → /x/ → /y/',
    'redirects[2].to: circular redirects: /z/ → /z/',
  ]);
});

test('a redirect from an existing or an already redirected address is reported', async () => {
  expect(await check(['/docs/a/', '/docs/b/'])).toEqual([
    'the route /docs/a/ has two sources: content/docs/a.md and redirects[0] of site.config.ts',
  ]);
  expect(await check(['/docs/a/#use', '/docs/b/'])).toEqual([
    'redirects[0].from: /docs/a/ has the id "use", so this redirect never applies',
  ]);
  expect(await check(['/docs/a/#o', '/docs/b/'], ['/docs/a/#o', '/docs/a/'])).toEqual([
    'redirects[1].from: redirects[0] already redirects /docs/a/#o',
  ]);
});

test('a redirect from a heading of a list or missing page, or to a missing heading, is reported', async () => {
  expect(await check(['/search/#x', '/docs/b/'], ['/gone/#x', '/docs/b/'])).toEqual([
    'redirects[0].from: /search/ is not a doc or post; only these can redirect from a heading',
    'redirects[1].from: there is no page /gone/, so its heading cannot redirect',
  ]);
  expect(await check(['/docs/a/#o', '/docs/b/#none'])).toEqual([
    'redirects[0].to: broken link "/docs/b/#none": /docs/b/ has no heading or element with the id "none"',
  ]);
});
