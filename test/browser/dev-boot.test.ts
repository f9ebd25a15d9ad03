import { expect, test } from 'vitest';
import { route, startDevSite } from './dev-site.ts';
import { waitForHydration } from './site-in-browser.ts';

const site = startDevSite('dev-boot');
const { ask, output, read, visit, withChange } = site;

test.each(['theme-script', 'announcing-script', 'default-mode'])(
  'an edit of %s shows in the open page and in the next response, without a restart of the server',
  async (name) => {
    const file = `src/boot/${name}.ts`;
    const page = await site.newPage();
    const connected = page.waitForEvent('console', (message) =>
      / connected\./.test(message.text()),
    );
    await visit(route, page);
    // An edit from before it isn't told to the page.
    await connected;
    await waitForHydration(page);
    const mark = () => page.evaluate(() => document.documentElement.dataset.edited);
    expect(await mark()).toBeUndefined();
    // An island imports one of these files, so it also runs on the server.
    const edit = `${read(file)}\nglobalThis.document?.documentElement.setAttribute('data-edited', 'yes');\n`;
    await withChange(file, edit, async () => {
      await expect.poll(() => mark().catch(() => 'loading')).toBe('yes');
      expect((await ask(route)).text).toContain('data-edited');
    });
    await expect.poll(() => mark().catch(() => 'loading')).toBeUndefined();
    expect((await ask(route)).text).not.toContain('data-edited');
    expect(output()).not.toContain('server restarted');
  },
);

test.each([
  ['/sitemap.xml', 'text/xml', '<loc>'],
  ['/blog/rss.xml', 'text/xml', '<rss '],
  ['/robots.txt', 'text/plain', 'Sitemap: '],
  ['/opensearch.xml', 'text/xml', '<OpenSearchDescription'],
  ['/search/index/core.json', 'application/json', '/docs/guide/basics/page-1/'],
  ['/docs/', 'text/html', 'url=/docs/guide/'],
  ['/docs', 'text/html', 'url=/docs/guide/'],
])('%s is answered as in a built site', async (file, type, part) => {
  const answer = await fetch(site.origin() + file);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  expect(await answer.text()).toContain(part);
});
