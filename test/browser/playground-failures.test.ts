import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import { findFirefox, launchFirefox } from './firefox.ts';
import { type Diagnostic, diagnostics, openFailingSite } from './playground/failing-site.ts';
import {
  button,
  codeOf,
  firstWords,
  previewOf,
  say,
  textOf,
  waitForRules,
  write,
} from './playground-page.ts';
import { openSiteAlone } from './site-in-browser.ts';

// Being offline is a state of a whole visitor, so no other test shares it.
const site = openSiteAlone();
const failing = openFailingSite();

const editorFile = /\/playground-editor-[^/]*\.js$/;
const formatter = /\/playground-format-code-[^/]*\.js$/;

/** All text that a visitor can read, including that in the playground. */
const readAll = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('[data-playground]')?.shadowRoot;
    return `${document.body.innerText} ${[...(root?.children ?? [])].map(({ textContent }) => textContent).join(' ')}`;
  });
const browsersWords = /failed to fetch|dynamically|TypeError|SyntaxError|NetworkError|unexpected/i;

/** The message for a part that fails with a diagnostic, or never arrives. */
function saysMissing(name: string, diagnostic: Diagnostic, button = ''): RegExp {
  const [failed, late] = ['could not be loaded', 'has not loaded yet\\. Check your connection'];
  // Browsers wait for the rest of a page, but not for the rest of a script.
  const either = `(?:${failed}|${late})`;
  const said =
    diagnostic === 'never' ? late : diagnostic === 'cut without its length' ? either : failed;
  return new RegExp(`${name} ${said}\\.${button}`);
}

async function openFailing(files: RegExp, diagnostic: Diagnostic): Promise<Page> {
  failing.fail(files, diagnostic);
  const page = await (await site.visit()).newPage();
  await page.goto(failing.address(), { waitUntil: 'commit' });
  return page;
}

test.each(someOf('failures', diagnostics))(
  'X12 X24 X60 an editor that fails to load (%s) is reported above the text of the page, and Retry recovers',
  async (diagnostic) => {
    const page = await openFailing(editorFile, diagnostic);
    const alert = page
      .getByRole('alert')
      .filter({ hasText: saysMissing('The editor', diagnostic) });
    await alert.waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await page.locator('main pre').first().isVisible()).toBe(true);
    expect(await readAll(page)).not.toMatch(browsersWords);
    failing.mend();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await codeOf(page).waitFor();
    await previewOf(page).getByText(firstWords).waitFor();
    expect(await page.getByRole('alert').filter({ visible: true }).count()).toBe(0);
  },
);

test('X60 an editor that loads after it was reported as missing still starts', {
  tags: 'failures',
}, async () => {
  const page = await (await site.visit()).newPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/playground-editor-*.js', (route) => promise.then(() => route.continue()));
  await page.goto('/playground/', { waitUntil: 'commit' });
  await page.getByText('The editor has not loaded yet.').waitFor();
  resolve();
  await codeOf(page).waitFor();
  expect(await page.getByText('The editor has not loaded yet.').count()).toBe(0);
});

test('X60 when the site is unreachable, Retry says so and keeps the page', {
  tags: 'failures',
}, async () => {
  const page = await openFailing(editorFile, '500');
  await button(page, 'Retry').waitFor();
  await page.context().setOffline(true);
  await button(page, 'Retry').click();
  await page.getByText('The editor could not be loaded: the site cannot be reached.').waitFor();
  expect(await page.locator('main pre').first().isVisible()).toBe(true);
  failing.mend();
  await page.context().setOffline(false);
  await button(page, 'Retry').click();
  await codeOf(page).waitFor();
});

const parts = [
  ['The compiler', /\/playground-compiler-[^/]*\.js$/],
  ['The preview', /\/playground\/preview\.html$/],
] as const;

test.each(
  someOf(
    'failures',
    parts.flatMap(([name, files]) =>
      diagnostics.map((diagnostic) => [name, files, diagnostic] as const),
    ),
  ),
)(
  'X24 X60 %s (%s) that fails to load (%s) is reported, and Retry recovers',
  async (name, files, diagnostic) => {
    const page = await openFailing(files, diagnostic);
    const status = page.locator('.state').filter({ hasText: saysMissing(name, diagnostic) });
    await status.waitFor();
    expect(await readAll(page)).not.toMatch(browsersWords);
    failing.mend();
    await status.getByRole('button', { name: 'Retry' }).click();
    await previewOf(page).getByText(firstWords).waitFor();
    await waitForRules(page);
    expect(await page.locator('.state').innerText()).toBe('');
  },
);

test('X24 X60 a preview that failed before the compiler had loaded is still reported afterwards', async () => {
  const page = await (await site.visit()).newPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/playground-compiler-*.js', (route) => promise.then(() => route.continue()));
  failing.fail(/\/playground\/preview\.html$/, 'html');
  await page.goto(failing.address());
  const status = page.locator('.state').filter({ hasText: 'The preview could not be loaded.' });
  await status.waitFor();
  resolve();
  await waitForRules(page);
  expect(await status.count()).toBe(1);
  failing.mend();
});

test.each(someOf('failures', diagnostics))(
  'X24 X60 a formatter that fails to load (%s) is reported, and Retry recovers and keeps the typed code',
  { tags: 'failures' },
  async (diagnostic) => {
    const page = await openFailing(formatter, diagnostic);
    await previewOf(page).getByText(firstWords).waitFor();
    await write(page, 'export  default () => <b>Typed</b>');
    await button(page, 'Format').click();
    const notice = page
      .locator('.notice')
      .filter({ hasText: saysMissing('The formatter', diagnostic) });
    await notice.waitFor();
    expect(await readAll(page)).not.toMatch(browsersWords);
    failing.mend();
    await notice.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => notice.count()).toBe(0);
    await previewOf(page).getByText('Typed', { exact: true }).waitFor();
    await button(page, 'Format').click();
    await expect.poll(() => textOf(page)).toContain('export default () => <b>Typed</b>;');
  },
);

test('X60 after a new deployment a missing part offers a reload, which keeps the typed code', {
  tags: 'failures',
}, async () => {
  const page = await (await site.visit()).newPage();
  await page.goto(failing.address());
  await previewOf(page).getByText(firstWords).waitFor();
  await write(page, say('Typed'));
  failing.deploy(/\/playground-(?!editor|compiler|preview)[^/]*-[^/]*\.js$/);
  for (const name of ['Format', 'Download']) {
    await button(page, name).click();
    const notice = page.getByText('The site was updated. Reload to continue.');
    await notice.waitFor();
    expect(await readAll(page)).not.toMatch(browsersWords);
    if (name === 'Format') await button(page, 'Dismiss').click();
  }
  failing.finishDeployment();
  const loaded = page.waitForEvent('load');
  await button(page, 'Reload').click();
  await loaded;
  await page.getByText('Restored from your last visit.').waitFor();
  await previewOf(page).getByText('Typed', { exact: true }).waitFor();
  await button(page, 'Format').click();
  await expect.poll(() => textOf(page)).toContain('return <b>Typed</b>;');
  failing.mend();
});

test('X60 a cached page of the previous deployment whose editor is gone says that the site was updated', {
  tags: 'failures',
}, async () => {
  failing.deploy(editorFile);
  const page = await (await site.visit()).newPage();
  // As the browser has cached it, with the previous build.
  await page.route('**/playground/', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replace('data-build="another"', 'data-build="before"');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(failing.address());
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'The site was updated. Reload to continue.' });
  await alert.waitFor();
  await page.unrouteAll();
  failing.finishDeployment();
  await alert.getByRole('button', { name: 'Reload' }).click();
  await codeOf(page).waitFor();
  failing.mend();
});

const firefox = findFirefox();

test.skipIf(!firefox)(
  'X24 X60 Retry also works in Firefox, which does not request a failed module again',
  { tags: 'browsers' },
  async () => {
    const visitor = await launchFirefox(firefox ?? '');
    try {
      for (const diagnostic of diagnostics) {
        failing.fail(editorFile, diagnostic);
        await visitor.load(`${failing.address()}?${encodeURIComponent(diagnostic)}`);
        const find = (selector: string) => visitor.run(readThere, selector).catch(() => '');
        await expect
          .poll(() => find('.note'))
          .toMatch(saysMissing('The editor', diagnostic, 'Retry'));
        failing.mend();
        await visitor.run(press, '.note button');
        await expect.poll(() => find('.cm-content')).toContain('import');
      }
    } finally {
      await visitor.close();
    }
  },
);

/** Runs in the page: the text of an element in the playground's shadow tree. */
async function readThere(selector: string): Promise<string> {
  const root = document.querySelector('[data-playground]')?.shadowRoot;
  return root?.querySelector(selector)?.textContent ?? '';
}

async function press(selector: string): Promise<string> {
  const root = document.querySelector('[data-playground]')?.shadowRoot;
  root?.querySelector<HTMLElement>(selector)?.click();
  return '';
}
