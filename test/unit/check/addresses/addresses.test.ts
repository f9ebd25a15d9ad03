import { expect, test } from 'vitest';
import { checkProject } from '../../../../src/check/check-project.ts';
import { formatDiagnostics } from '../../../../src/diagnostics/diagnostic.ts';
import { configOf, doc, inSite, lock } from './in-site.ts';

test('X64 the first run records pages, headings, feeds and files, each once and sorted', () =>
  inSite({}, async ({ run, read }) => {
    expect(await run('addresses')).toEqual([0, `${lock} has 16 addresses, 16 new.`]);
    expect(read(lock).split('\n')).toEqual([
      '# Addresses that others link to. `npm run addresses` writes this file.',
      '/',
      '/blog/',
      '/blog/2026/01/02/c/',
      '/blog/archive/',
      '/blog/atom.xml',
      '/blog/feed.json',
      '/blog/rss.xml',
      '/blog/tags/',
      '/docs/a/',
      '/docs/a/#use',
      '/docs/a/#ä',
      '/docs/b/',
      '/docs/b/#part',
      '/img/own.svg',
      '/print/docs/',
      '/search/',
      '',
    ]);
    expect(await run('check-content')).toEqual([0, '']);
  }));

test('the check passes in CI for a site without an address lock', () =>
  inSite({}, async ({ run }) => {
    expect((await run('check-content', [], { CI: 'true' }))[0]).toBe(0);
  }));

test('X64 a lost heading, page or file is reported at its line, with the ways to fix it', () =>
  inSite(
    { [lock]: '/docs/a/\n/docs/a/#usage\n/docs/c/\n/docs/c/#x\n/img/gone.svg\n' },
    async ({ run }) => {
      const [code, said] = await run('check-content');
      expect(code).toBe(1);
      expect(said).toContain(
        `${lock}:2:1  /docs/a/#usage no longer exists: /docs/a/ has no id "usage"\n    Restore it, with {#usage}, or redirect it with { from: '/docs/a/#usage', to: '…' } in redirects of site.config.ts, or accept the loss: npm run addresses -- accept '/docs/a/#usage'. Its ids: #use, #ä.`,
      );
      expect(said).toContain(`${lock}:3:1  /docs/c/ no longer exists`);
      expect(said).toMatch(
        /lock:5:1 {2}\/img\/gone.svg no longer exists.*\n {4}Restore it, or accept the loss/,
      );
      // Its page is reported already.
      expect(said).not.toContain('/docs/c/#x');
    },
  ));

test('a redirect preserves an address, and those of its headings that the target has', async () => {
  const recorded = '/old/\n/old/#part\n/old/#other\n/all/#any\n/docs/a/#was\n';
  const all = [
    { from: '/old/', to: '/docs/b/' },
    { from: '/all/', to: '/docs/b/#part' },
    { from: '/docs/a/#was', to: '/docs/a/#use' },
  ];
  const check = async (redirects: object[]) => {
    const tree = { [lock]: recorded, 'site.config.ts': configOf(redirects) };
    return inSite(tree, ({ run }) => run('check-content'));
  };
  const [code, said] = await check(all);
  expect(code).toBe(1);
  expect(said.match(/^content\/addresses.lock:.*/gm)).toEqual([
    `${lock}:3:1  /old/#other no longer exists: /old/ redirects to /docs/b/, which has no id "other"`,
  ]);
  expect((await check([...all, { from: '/old/#other', to: '/docs/a/#use' }]))[0]).toBe(0);
});

test('X64 addresses that are not recorded are a warning, also in CI, and an error for --check', () =>
  inSite({ [lock]: '/\n' }, async ({ run }) => {
    const said = '15 addresses are not recorded yet: /search/, /docs/a/, /docs/a/#use, …';
    for (const CI of ['', 'true']) {
      const [code, text] = await run('check-content', [], { CI });
      expect(code).toBe(0);
      expect(text).toContain(`${lock}  warning: ${said}`);
    }
    const [code, text] = await run('addresses', ['--check']);
    expect(code).toBe(1);
    expect(text).toContain(`${lock}  ${said}`);
  }));

test('--check writes nothing: it passes once all are recorded, and needs a lock', () =>
  inSite({}, async ({ run, read }) => {
    expect(await run('addresses', ['--check'])).toEqual([
      1,
      `There is no ${lock}: npm run addresses writes it.`,
    ]);
    await run('addresses');
    const before = read(lock);
    expect(await run('addresses', ['--check'])).toEqual([
      0,
      `${lock} has all addresses: 16 addresses.`,
    ]);
    expect(read(lock)).toBe(before);
  }));

test('a post added without its address does not stop CI, but a page lost at the same time does', () =>
  inSite({}, async ({ run, write }) => {
    await run('addresses');
    write('content/blog/2026-02-03-new.md', doc('New', '## Part\n\nText.'));
    const [code, said] = await run('check-content', [], { CI: '1' });
    expect([code, said.match(/^content.*/gm)]).toEqual([
      0,
      [
        `${lock}  warning: 2 addresses are not recorded yet: /blog/2026/02/03/new/, /blog/2026/02/03/new/#part`,
      ],
    ]);
    write('content/docs/a.md', doc('A', '## Used\n\nText.'));
    expect((await run('check-content', [], { CI: '1' }))[0]).toBe(1);
  }));

test('accept drops a lost address, a page with its headings, and rejects existing and unknown ones', () =>
  inSite(
    { [lock]: '/docs/c/\n/docs/c/#x\n/docs/a/#gone\n/docs/a/#use\n' },
    async ({ run, read }) => {
      expect(await run('addresses', ['accept', '/docs/a/#use', '/nowhere/'])).toEqual([
        1,
        `/docs/a/#use is not lost: it still leads somewhere.\n/nowhere/ is not in ${lock}.`,
      ]);
      expect(await run('addresses', ['accept', '/docs/c/#x'])).toEqual([
        1,
        '/docs/c/#x is lost with its page: accept /docs/c/ instead.',
      ]);
      expect((await run('addresses', ['accept', '/docs/c/']))[1]).toBe(
        `2 addresses are no longer in ${lock}.`,
      );
      expect((await run('addresses', ['accept', '/docs/a/#gone']))[0]).toBe(0);
      expect(read(lock)).not.toMatch(/gone|\/c\//);
      expect(read(lock)).toContain('/docs/a/#use\n');
    },
  ));

test('recording adds new addresses, and keeps and reports lost ones', () =>
  inSite({ [lock]: '/docs/c/\n' }, async ({ run, read }) => {
    const [code, said] = await run('addresses');
    expect(code).toBe(1);
    expect(said).toContain('/docs/c/ no longer exists');
    expect(read(lock)).toContain('/docs/b/#part\n/docs/c/\n');
  }));

test('unsorted and duplicate lines after a merge are accepted, but conflict markers are reported', () =>
  inSite({ [lock]: '/docs/b/\n/docs/a/\n/docs/b/\n<<<<<<< ours\nwhat\n' }, async ({ run }) => {
    const [code, said] = await run('check-content');
    expect(code).toBe(1);
    expect(said.match(/^content\/addresses.lock:.*/gm)).toEqual([
      `${lock}:4:1  this is a merge conflict marker`,
      `${lock}:5:1  "what" is not an address; expected one that begins with "/"`,
    ]);
  }));

test('an address matches in any encoding, and invalid percent-encoding is reported at its line', () =>
  inSite(
    {
      'content/docs/é.md': doc('E'),
      [lock]: '/docs/é/\n/docs/%c3%a9/\n/docs/%zz/\n/docs/A/\n/docs/gone/#%zz\n',
    },
    async ({ run, read }) => {
      const [, said] = await run('check-content');
      expect(said.match(/^content\/addresses.lock:.*/gm)).toEqual([
        `${lock}:3:1  "/docs/%zz/" is not percent-encoded: write a space as %20, and two hexadecimal digits after each %`,
        `${lock}:4:1  /docs/A/ no longer exists`,
        // No line lists the page itself.
        `${lock}:5:1  /docs/gone/#%zz no longer exists`,
      ]);
      expect(said).toContain("accept '/docs/A/'. The nearest address is /docs/a/.");
      // Writing the file would drop the invalid line.
      const before = read(lock);
      expect((await run('addresses', ['accept', '/docs/A/']))[1]).toContain('"/docs/%zz/" is not');
      expect(read(lock)).toBe(before);
    },
  ));

test('lost addresses are not reported while a file has diagnostics', () =>
  inSite({ [lock]: '/docs/a/#gone\n' }, async ({ run, write }) => {
    write('content/docs/a.md', '---\ntitle: [\n---\n');
    expect((await run('check-content'))[1]).not.toContain('is lost');
  }));

test('the lock of this site has all of its addresses', async () => {
  const { diagnostics, site } = await checkProject(process.cwd());
  expect(site).toBeDefined();
  expect(formatDiagnostics(diagnostics)).not.toContain(lock);
  // The first run compiles every page.
}, 300_000);
