import { expect, test } from 'vitest';
import { versionedFiles } from '../../versioned-files.ts';
import { checkVersioned } from './versioned-site.ts';

async function openPages() {
  const { pages } = await checkVersioned();
  if (!pages) throw new Error('the configuration has errors');
  return pages;
}

/** A doc, with the addresses around it. */
async function openDoc(route: string) {
  const page = (await openPages()).getDocPage(route);
  if (page.kind !== 'doc') throw new Error(`${route} is the page of a category`);
  return page;
}

test('each version has its own routes; the last has those without a name', async () => {
  const { table } = await openPages();
  const docs = table.pages.filter(({ version }) => version !== undefined);
  expect(
    docs.map(({ route, version, section }) => `${version} ${route} ${section ?? '-'}`),
  ).toEqual([
    'current /docs/next/guides/heat/ docs-docs',
    'current /docs/next/guides/steam/ docs-docs',
    'current /docs/next/install/ docs-docs',
    'current /docs/next/intro/ docs-docs',
    '1.0 /docs/1.0/guides/stove/ docs-version-1.0/docs',
    '1.0 /docs/1.0/guides/heat/ docs-version-1.0/docs',
    '1.0 /docs/1.0/intro/ docs-version-1.0/docs',
    '2.0 /docs/guides/heat/ docs-version-2.0/docs',
    '2.0 /docs/guides/pour/ docs-version-2.0/docs',
    '2.0 /docs/install/ docs-version-2.0/docs',
    '2.0 /docs/intro/ docs-version-2.0/docs',
    '1.0 /docs/1.0/how-to/ docs-version-1.0/docs',
    'current /docs/next/tags/ -',
    'current /docs/next/tags/start/ -',
    '2.0 /docs/tags/ -',
    '2.0 /docs/tags/start/ -',
    '1.0 /docs/1.0/tags/ -',
    '1.0 /docs/1.0/tags/start/ -',
  ]);
});

test('a page of an older version has the neighbours, steps and tags of that version', async () => {
  expect(await openDoc('/docs/1.0/guides/stove/')).toMatchObject({
    breadcrumbs: [{ label: 'How to', href: '/docs/1.0/how-to/' }, { label: 'Light the stove' }],
    previous: { label: 'How to', href: '/docs/1.0/how-to/' },
    next: { label: 'Heat', href: '/docs/1.0/guides/heat/' },
  });
  expect((await openDoc('/docs/1.0/guides/heat/')).next).toBeUndefined();
  expect((await openDoc('/docs/1.0/intro/')).tags).toEqual([
    { label: 'start', href: '/docs/1.0/tags/start/' },
  ]);
  const section = (await openPages()).getSection('/docs/1.0/intro');
  expect(section).toMatchObject({
    kind: 'sidebar',
    items: [
      { label: 'Kettle', href: '/docs/1.0/intro/', current: true },
      { label: 'How to', href: '/docs/1.0/how-to/', items: [{}, {}] },
    ],
  });
});

test('S3.6 a page knows its version, and where it is in others', async () => {
  expect((await openDoc('/docs/1.0/guides/heat/')).version).toEqual({
    name: '1.0',
    label: '1.0',
    banner: 'unmaintained',
    badge: true,
    latest: { label: '2.0 (stable)', href: '/docs/guides/heat/' },
    hrefs: {
      current: '/docs/next/guides/heat/',
      '2.0': '/docs/guides/heat/',
      '1.0': '/docs/1.0/guides/heat/',
    },
  });
  expect((await openDoc('/docs/next/guides/steam/')).version).toMatchObject({
    banner: 'unreleased',
    latest: { href: '/docs/intro/' },
    hrefs: { current: '/docs/next/guides/steam/' },
  });
  expect((await openDoc('/docs/install/')).version?.banner).toBeUndefined();
});

test('S2.17 the head names the version, and the last version’s page as the canonical one', async () => {
  expect((await openDoc('/docs/1.0/guides/heat/')).meta).toMatchObject({
    docsearchVersion: '1.0',
    noindex: true,
    head: [
      {
        name: 'link',
        attributes: { rel: 'canonical', href: 'https://kettle.example.com/docs/guides/heat/' },
      },
    ],
  });
  expect((await openDoc('/docs/1.0/guides/stove/')).meta.head).toBeUndefined();
  const { meta } = await openDoc('/docs/intro/');
  expect([meta.docsearchVersion, meta.noindex, meta.head]).toEqual(['2.0', false, undefined]);
});

test('the sitemap, the lists for programs and print have the last version only', async () => {
  const outputs = (await openPages()).listOutputs([]);
  const textOf = async (name: string) => outputs.find(({ file }) => file === name)?.makeText();
  for (const file of ['/sitemap.xml', '/llms/section-docs-docs.txt', '/addresses.txt']) {
    const text = await textOf(file);
    expect(text, file).toContain('/docs/guides/pour');
    expect(text, file).not.toMatch(/docs\/(?:next|1\.0)/);
  }
  const lists = outputs.filter(({ file }) => /print|llms\//.test(file)).map(({ file }) => file);
  expect(lists).toEqual([
    '/print/docs/index.html',
    '/llms/site.txt',
    '/llms/section-docs-docs.txt',
    '/llms/section-blog.txt',
  ]);
});

test('a link that leaves an older version is a warning, unless it names the file', async () => {
  const { printed } = await checkVersioned();
  expect(printed).toEqual([
    `content/versioned_docs/version-1.0/guides/02-heat.mdx:7:39  warning: this link leads from the version "1.0" of the docs to "2.0"
    Link to the file of this version (./name.md); if you mean the other version, write @site/content/versioned_docs/version-2.0/name.md.`,
  ]);
});

test('what is wrong with versions is reported where it is written', async () => {
  const reported = async (changes: Record<string, string>) => {
    const { printed } = await checkVersioned(changes);
    return printed.filter((text) => !text.includes('warning: this link leads'));
  };
  const config = versionedFiles['site.config.ts'] ?? '';
  const configured = (versions: string) =>
    reported({
      'site.config.ts': config.replace(/versions: \[[\s\S]*?\n {4}\],/, `versions: [${versions}],`),
    });
  expect(await configured("{ name: 'current' }, { name: '2.0' }, { name: '3.0' }")).toContainEqual(
    expect.stringMatching(
      /^site\.config\.ts:\d+:\d+ {2}docs\.versions\[2\]\.name: got "3\.0"; expected "current" or a name in content\/versions\.json\n/,
    ),
  );
  const wrongUrl = config.replace("url: 'https", "url: 'xhttps");
  expect(await reported({ 'site.config.ts': wrongUrl })).toEqual([
    expect.stringMatching(/^site\.config\.ts:\d+:\d+ {2}url: /),
  ]);
  const samePath = await configured(
    "{ name: '1.0', path: 'x' }, { name: '2.0', path: '/docs/x/' }",
  );
  expect(samePath).toContainEqual(
    expect.stringContaining('expected a path of its own: another version has /docs/x'),
  );
  const sidebars = 'content/versioned_sidebars/version-1.0-sidebars.json';
  expect(await reported({ [sidebars]: '{ "docs": ["intro", "pour"] }' })).toEqual([
    expect.stringMatching(
      /version-1\.0-sidebars\.json:\d+:\d+ {2}docs\[1\]: there is no doc with the id "pour"\n[\s\S]*- guides\/stove\n[\s\S]*- intro/,
    ),
  ]);
  expect(await reported({ [sidebars]: '{ "docs": [{ "type": "dco", "id": "intro" }] }' })).toEqual([
    expect.stringMatching(/^content\/versioned_sidebars\/version-1\.0-sidebars\.json:1:\d+ {2}/),
  ]);
});

test('without `docs.versions`, a site has all versions of content/versions.json', async () => {
  const config = (versionedFiles['site.config.ts'] ?? '').replace(
    /versions: \[[\s\S]*?\n {4}\],/,
    '',
  );
  const { pages } = await checkVersioned({ 'site.config.ts': config });
  const routes = pages?.table.pages.map(({ route }) => route);
  expect(routes).toEqual(
    expect.arrayContaining(['/docs/next/intro/', '/docs/intro/', '/docs/1.0/intro/']),
  );
  const missing = await checkVersioned({
    'site.config.ts': config,
    'content/versions.json': '["2.0", "1.0", "0.1"]',
  });
  expect(missing.printed.join('\n')).toContain(
    'content/versions.json  there is no folder content/versioned_docs/version-0.1/ for the version "0.1"',
  );
});
