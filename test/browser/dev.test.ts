import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configText, showingText, writeDoc } from '../build/small-site.ts';
import { secretFiles, testGuard } from './dev-guard.ts';
import { doc, route, startDevSite } from './dev-site.ts';
import { collectErrors, keepsMark, waitForHydration } from './site-in-browser.ts';

const config = 'site.config.ts';
const site = startDevSite(
  'dev',
  new Map([...secretFiles, [config, configText({ playground: {} })]]),
);
const { at, read, write, ask, expectText, openPage, withChange, withRestarts } = site;

test('React hydrates a page and its sidebar without errors', async () => {
  const page = await openPage('/docs/guide/');
  const errors = collectErrors(page);
  await page.reload();
  await waitForHydration(page);
  expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).count()).toBe(1);
  expect(errors).toEqual([]);
});

test('React hydrates a page without errors after the boot script has changed it', {
  tags: 'dev',
}, async () => {
  const code = `\`\`\`js\nconst long = '${'very '.repeat(60)}';\n\`\`\``;
  const text = [
    '## One\n\n## Two\n',
    code,
    '| a | b | c |\n| - | - | - |\n| 1 | 2 | 3 |\n',
    `<Tabs>\n<TabItem value="a" label="A">\n\n${code}\n\n</TabItem>`,
    '<TabItem value="b" label="B">\n\nOther.\n\n</TabItem>\n</Tabs>\n',
  ];
  await withChange(doc, `${read(doc)}\n${text.join('\n')}`, async () => {
    const page = await openPage(`${route}#two`);
    await page.getByRole('button', { name: 'Toggle word wrap' }).first().waitFor();
    const errors = collectErrors(page);
    await page.reload();
    await waitForHydration(page);
    expect(errors).toEqual([]);
  });
});

test('an edit reaches the open page without a reload', async () => {
  const page = await openPage(route);
  await withChange(doc, `${read(doc)}\nAn added word.\n`, async () => {
    await page.getByText('An added word.').waitFor();
    expect(await keepsMark(page)).toBe(true);
  });
  await page.getByText('An added word.').waitFor({ state: 'detached' });
});

test('an edit of content that a component renders reaches the open page, and its errors are reported', {
  tags: 'dev',
}, async () => {
  const shown = 'content/docs/guide/_shown.mdx';
  const page = await openPage('/docs/guide/basics/page-4/');
  await page.getByText('What a component shows.').waitFor();
  await withChange(shown, '### Shown\n\nAnother text.\n', async () => {
    await page.getByText('Another text.').waitFor();
    expect(await keepsMark(page)).toBe(true);
  });
  await withChange(shown, '<Gone />\n', async () => {
    await expectText('/docs/guide/basics/page-4/', `${shown}:1:1`);
    expect((await ask('/docs/guide/basics/page-3/')).status).toBe(200);
  });
});

test('a component that imports another content file shows it in the next response', {
  tags: 'dev',
}, async () => {
  const other = 'content/docs/guide/_other.md';
  write(other, 'The other text.\n');
  await withChange('content/docs/guide/shown.jsx', showingText('./_other.md'), () =>
    expectText('/docs/guide/basics/page-4/', 'The other text.'),
  );
  rmSync(at(other));
});

test('an edit of a sample updates its compiled output in the open pane', {
  tags: 'dev',
}, async () => {
  const sample = (color: string) =>
    [
      ...[
        read(doc),
        '',
        '```tsx title="Card.tsx"',
        "import * as stylex from '@stylexjs/stylex';",
        '',
      ],
      `const styles = stylex.create({ card: { color: '${color}' } });`,
      ...['', 'export const Card = () => <p {...stylex.props(styles.card)}>Hi</p>;', '```', ''],
    ].join('\n');
  const [red, blue] = [sample('rgb(255, 0, 0)'), sample('rgb(0, 0, 255)')];
  const edit = async () => {
    await expectText(route, 'class="became"');
    const page = await openPage(route);
    const shown = page.locator('.stage-light p');
    const color = () => shown.evaluate((text) => getComputedStyle(text).color);
    await expect.poll(color).toBe('rgb(255, 0, 0)');
    write(doc, blue);
    await expect.poll(color).toBe('rgb(0, 0, 255)');
    await expect.poll(() => shown.isVisible()).toBe(true);
    expect(await keepsMark(page)).toBe(true);
    // Closing a page that waits for a restarting server can take minutes.
    await page.close();
  };
  const showing = read(config).replace('{', '{ "samples": { "show": true },');
  await withChange(doc, red, async () => {
    await withRestarts(2, () => withChange(config, showing, edit));
    await expectText(route, /Page 01-basics 1(?![\s\S]*class="became")/);
  });
});

test('a new page shows in the next response, and gets a 404 once its file is deleted', async () => {
  const added = '/docs/guide/basics/added/';
  await withChange(
    'content/docs/guide/01-basics/added.mdx',
    writeDoc('Added', 'New.'),
    async () => {
      await expectText(added, '<h1[^>]*>Added');
      await expectText(route, 'Added');
    },
  );
  await expect.poll(async () => (await ask(added)).status).toBe(404);
});

test('X65 an error is shown on its own page, and other pages name its location', async () => {
  const other = '/docs/guide/basics/page-2/';
  const page = await openPage(other);
  const failed: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    // The page with the error is prefetched, which fails.
    if (answer.status() >= 400 && !pathname.endsWith('/page-1.txt')) failed.push(pathname);
  });
  const told = `${doc}:${read(doc).split('\n').length + 1}:10`;
  const notice = page.locator('[data-dev-notice]');
  await withChange(doc, `${read(doc)}\nA <b>word</i> of it.\n`, async () => {
    await expectText(route, `${told}  unexpected closing tag`);
    expect((await ask(route)).status).toBe(500);
    const answer = await ask(other);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<h1');
    expect(answer.text).toContain(told);
    // The sidebar still leads to the page with the error.
    expect(answer.text).toContain(`href="${route}"`);
    expect((await ask('/blog/')).status).toBe(200);
    await notice.getByText(told).waitFor();
    await page.reload();
    await waitForHydration(page);
    await notice.getByText(told).waitFor();
  });
  await notice.waitFor({ state: 'detached' });
  expect(failed).toEqual([]);
});

test('an error shows in the open page and once in the terminal, without a stack, until it is fixed', {
  tags: 'dev',
}, async () => {
  const page = await openPage(route);
  const printed = site.output().length;
  const place = `${doc}:${read(doc).split('\n').length + 1}:10`;
  await withChange(doc, `${read(doc)}\nA <b>word</i> of it.\n`, async () => {
    await page.locator('vite-error-overlay').getByText(place).waitFor();
    const { status, text } = await ask(route);
    expect(status).toBe(500);
    expect(text).toContain(`${place}  unexpected closing tag`);
    const told = () => site.output().slice(printed);
    await expect.poll(told).toContain(place);
    expect(told().split(place)).toHaveLength(2);
    expect(told()).not.toMatch(/^\s+at /m);
  });
  await page.locator('vite-error-overlay').waitFor({ state: 'detached' });
  await waitForHydration(page);
  expect((await ask(route)).status).toBe(200);
  expect(site.output().slice(printed).split(place)).toHaveLength(2);
});

test('a page opened with an error loads once the error is fixed', { tags: 'dev' }, async () => {
  const page = await site.newPage();
  await withChange(doc, `${read(doc)}\n[broken](/nowhere/)\n`, async () => {
    await expectText(route, 'nowhere');
    const answer = await page.goto(site.origin() + route);
    expect(answer?.status()).toBe(500);
    expect(await page.locator('pre').textContent()).toContain(doc);
  });
  await page.locator('main h1').first().waitFor();
});

test('a change of the configuration, or of a file that it imports, shows in the next response', async () => {
  // The same features, since a change of these restarts the server.
  const text = configText({ playground: {}, guide: 'Handbook' });
  await withChange(config, text, () => expectText(route, 'Handbook'));
  const split = `import label from './label.ts';\n${text.replace('"Handbook"', 'label')}`;
  write('label.ts', "export default 'Manual';\n");
  await withChange(config, split, async () => {
    await expectText(route, 'Manual');
    write('label.ts', "export default 'Leaflet';\n");
    await expectText(route, 'Leaflet');
  });
  rmSync(at('label.ts'));
  await expectText(route, 'Guide');
});

test('an error in the configuration is reported with its line and column, and the server keeps running', {
  tags: 'dev',
}, async () => {
  const wrong = read(config).replace('"trailingSlash": true', '"trailingSlash": "yes"');
  await withChange(config, wrong, () =>
    expectText(route, /site\.config\.ts:\d+:\d+ {2}trailingSlash: got &quot;yes&quot;/),
  );
  await expectText(route, 'Page 01-basics 1');
  const broken = read(config).replace('"logo": {', '"logo": {{');
  await withChange(config, broken, () => expectText(route, /site\.config\.ts:\d+:\d+ {2}\w/));
  await expectText(route, 'Page 01-basics 1');
});

test('a changed base path takes effect in the same process', { tags: 'dev' }, async () => {
  const moved = read(config).replace('"baseUrl": "/"', '"baseUrl": "/base/"');
  await withRestarts(2, async () => {
    await withChange(config, moved, () => expectText(`/base${route}`, 'href="/base/docs/guide/'));
    await expectText(route, 'href="/docs/guide/');
  });
  expect(site.server().exitCode).toBeNull();
});

testGuard(site);

test('Ctrl+C ends the server, and its port no longer answers', async () => {
  const ended = new Promise((resolve) => site.server().on('exit', resolve));
  site.server().kill('SIGINT');
  await ended;
  await expect.poll(() => ask(route).catch(() => 'gone')).toBe('gone');
});

test('a server started with an error in its configuration recovers when the error is fixed', {
  tags: 'dev',
}, async () => {
  const right = read(config);
  write(config, right.replace('"trailingSlash": true', '"trailingSlash": "yes"'));
  site.startAgain();
  await expectText(route, /site\.config\.ts:\d+:\d+ {2}trailingSlash: got &quot;yes&quot;/);
  write(config, right);
  await expectText(route, 'Page 01-basics 1');
});
