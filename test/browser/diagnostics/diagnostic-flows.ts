import type { Page } from 'playwright-core';

/** What a visitor does on a page. */
export const flows = ['reading', 'click', 'search', 'playground'] as const;
export type Flow = (typeof flows)[number];

/** A kind of file of the built site, and the flows that request it. */
export type Kind = { name: string; files: RegExp; flows: readonly Flow[] };

export const kinds: readonly Kind[] = [
  { name: 'page', files: /^\/docs\/learn\/installation\/$/, flows: ['click'] },
  { name: 'style sheet', files: /\/assets\/_root-.*\.css$/, flows: ['reading', 'click'] },
  { name: 'picture', files: /\.svg$/, flows: ['reading'] },
  { name: 'boot script', files: /\/assets\/boot-/, flows: ['reading', 'click', 'search'] },
  {
    name: 'start of the app',
    files: /\/assets\/start-app-/,
    flows: ['click', 'search'],
  },
  { name: 'late press', files: /\/assets\/late-press-/, flows: ['reading'] },
  { name: 'app entry', files: /\/assets\/index-/, flows: ['click', 'search'] },
  { name: 'app chunk', files: /\/assets\/islands-/, flows: ['click', 'search'] },
  {
    name: 'payload of the page',
    files: /\/RSC\/R\/docs\/learn\.txt/,
    flows: ['click', 'search'],
  },
  {
    name: 'payload of the next',
    files: /\/RSC\/R\/docs\/learn\/installation\.txt/,
    flows: ['click'],
  },
  { name: 'shell', files: /\/RSC\/shell\.txt/, flows: ['click', 'search'] },
  { name: 'section', files: /\/RSC\/sections\//, flows: ['click'] },
  { name: 'search modal', files: /\/assets\/search-modal-/, flows: ['search'] },
  { name: 'index, first', files: /\/search\/index\/core\.json/, flows: ['search'] },
  { name: 'index, part', files: /\/search\/index\/t\d+\.json/, flows: ['search'] },
  { name: 'index, group', files: /\/search\/index\/p\d+\.json/, flows: ['search'] },
  { name: 'playground start', files: /\/assets\/playground-[\w-]{8}\.js/, flows: ['playground'] },
  { name: 'editor', files: /\/assets\/playground-editor-/, flows: ['playground'] },
  { name: 'compiler', files: /\/assets\/playground-compiler-/, flows: ['playground'] },
  { name: 'preview', files: /\/playground\/preview\.html/, flows: ['playground'] },
];

/** The buttons that a page offers when it reports a failure. */
const offers = /Retry|Reload|Try again/;

/**
 * What the playground says about a part that failed; it always has buttons with the names above.
 */
const missing = /could not be loaded|has not loaded yet/;

/** For each flow, its first page, a link on that page, and the title that the link leads to. */
const starts: Record<Flow, { from: string; link: string; title: RegExp }> = {
  reading: { from: '/docs/learn/', link: '/docs/learn/installation/', title: /^Installation/ },
  click: { from: '/docs/learn/', link: '/docs/learn/installation/', title: /^Installation/ },
  search: { from: '/docs/learn/', link: '/docs/learn/ecosystem/', title: /^Ecosystem/ },
  playground: { from: '/playground/', link: '/docs/learn/', title: /^Introduction/ },
};

/** The same for a link to another section, which has another sidebar. */
const toSection = { from: '/docs/learn/', link: '/docs/api/', title: /^Reference/ };

export type Outcome = {
  /** What the visitor got, in a few words. */
  had: string;
  /** What the visitor should not have got. */
  wrong: string[];
};

/** Error texts of browsers and frameworks, which no page may show. */
const browserWords =
  /Failed to fetch|dynamically imported|NetworkError|is not valid JSON|Unexpected token|SyntaxError|TypeError|Minified React|This page crashed|Sign in to this network|Connection closed/;

const textOf = (page: Page) => page.evaluate(() => document.body?.innerText ?? '');

/**
 * In milliseconds: a failure that is not reported by then, even on a busy machine, counts as
 * silent.
 */
const toldWithin = 20_000;

/** Runs a flow on a page, and returns what the visitor got. */
export async function goFlow(page: Page, flow: Flow, kind: Kind): Promise<Outcome> {
  const { from, link, title } = kind.name === 'section' ? toSection : starts[flow];
  const wrong: string[] = [];
  await page.goto(from, { waitUntil: 'commit' });
  await page.locator('main h1').first().waitFor();
  const heading = await page.locator('main h1').first().textContent();
  const had: string[] = [];
  if (flow === 'reading' && kind.name === 'late press') had.push(await pressCopy(page));
  if (flow === 'search') had.push(await search(page));
  if (flow === 'playground') had.push(await play(page));
  if (flow === 'click') had.push(await approach(page));
  if (browserWords.test(await textOf(page))) wrong.push('words of the browser');
  if (flow !== 'click' && (await page.locator('main h1').first().textContent()) !== heading) {
    wrong.push('another text');
  }
  had.push(await follow(page, link, title));
  if (browserWords.test(await textOf(page))) wrong.push('words of the browser');
  if (kind.name === 'section') had.push(await lookBeside(page));
  return { had: had.filter(Boolean).join(', '), wrong };
}

/**
 * Shows intent, which loads the app. Keeps moving, for a script that loads after the first move.
 */
async function approach(page: Page): Promise<string> {
  const brand = page.locator('a[data-brand]:visible');
  let isOver = false;
  const move = async () => {
    for (let x = 4; !isOver; x = 12 - x) {
      await brand.hover({ position: { x, y: 8 } }).catch(() => {});
      await page.waitForTimeout(250);
    }
  };
  const moving = move().catch(() => {});
  const outcome = await told(page, 'html[data-hydrated]');
  isOver = true;
  await moving;
  return outcome;
}

/** Presses a button whose code loads when the pointer approaches it. */
async function pressCopy(page: Page): Promise<string> {
  await page.locator('[data-copy]').first().click();
  return told(page, '[data-copied]');
}

async function search(page: Page): Promise<string> {
  await page.locator('[data-search-button]:visible').first().click({ noWaitAfter: true });
  const first = await told(page, 'dialog[open] input');
  if (!(await page.locator('dialog[open] input').count())) return first;
  await page.locator('dialog[open] input').fill('babel');
  return told(page, 'dialog[open] [role=option]');
}

async function play(page: Page): Promise<string> {
  const shown = '[data-playground] iframe[title="Preview"]';
  const state = await told(page, shown);
  if (state !== 'there') return state;
  const frame = page.frameLocator(shown);
  const drawn = frame.getByText('Styles that stay put').waitFor({ timeout: toldWithin });
  const said = page.getByText(missing).first().waitFor({ timeout: toldWithin });
  return Promise.any([drawn.then(() => 'there'), said.then(() => 'told')]).catch(() => 'silent');
}

/** Waits for an element, or for the page to report that it is missing. */
async function told(page: Page, selector: string): Promise<string> {
  const there = page.locator(selector).first().waitFor({ timeout: toldWithin, state: 'attached' });
  const said = page.getByRole('button', { name: offers }).first().waitFor({ timeout: toldWithin });
  return Promise.any([there.then(() => 'there'), said.then(() => 'told')]).catch(() => 'silent');
}

/** Follows a link, and returns whether the app or the browser loaded its page, or neither. */
async function follow(page: Page, link: string, title: RegExp): Promise<string> {
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
  // Clicks by script, because the search may still cover the link.
  const press = (href: string) => {
    const found = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
    found?.click();
  };
  await page.evaluate(press, link).catch(() => {});
  const came = (source: string) => new RegExp(source).test(document.title);
  try {
    await page.waitForFunction(came, title.source, { timeout: toldWithin });
  } catch {
    return 'no way on';
  }
  const kept = await page
    .evaluate(() => document.documentElement.hasAttribute('data-test-mark'))
    .catch(() => false);
  return kept ? 'led on' : 'loaded whole';
}

async function lookBeside(page: Page): Promise<string> {
  const beside = page.locator('.section-links a[href^="/docs/api/"]').first();
  const there = beside.waitFor({ timeout: toldWithin, state: 'attached' });
  const said = page.getByRole('button', { name: offers }).first().waitFor({ timeout: toldWithin });
  return Promise.any([there.then(() => 'there'), said.then(() => 'told')]).catch(() => 'silent');
}
