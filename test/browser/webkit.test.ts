import { expect, test, vi } from 'vitest';
import { routes } from '../routes.ts';
import { firstWords } from './playground-page.ts';
import { openSite } from './site-in-browser.ts';
import { walkSite } from './walk-site.ts';
import { findWebkit, launchWebkit, type Webkit } from './webkit.ts';

const site = openSite();
const programs = findWebkit();

/** Creates a test in WebKit, the engine of Safari and of every browser on an iPhone, if it is installed. */
const testInWebkit = (name: string, work: (visitor: Webkit) => Promise<void>) =>
  test.skipIf(!programs)(
    name,
    async () => {
      const visitor = await launchWebkit(programs ?? { driver: '', screen: '' });
      try {
        await work(visitor);
      } finally {
        await visitor.close();
      }
    },
    900_000,
  );

/** The texts that the page and its playground tell screen readers. */
const listen = async (): Promise<string> => {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const statuses = [document, ...roots].flatMap((root) => [
    ...root.querySelectorAll('[role=status]'),
  ]);
  return statuses.map(({ textContent }) => textContent).join(' ');
};

testInWebkit('in WebKit the playground shows a project, and copies its link', async (visitor) => {
  await visitor.load(`${site.origin()}/playground/`);
  const readPreview = () =>
    visitor.readFrame(() =>
      document
        .querySelector('[data-playground]')
        ?.shadowRoot?.querySelector('iframe[title=Preview]'),
    );
  // WebKit reports an error until the frame is there.
  await expect.poll(() => readPreview().catch(String)).toContain(firstWords);
  await visitor.click(() =>
    document.querySelector('[data-playground]')?.shadowRoot?.querySelector('button.main'),
  );
  await expect.poll(() => visitor.run(listen, '')).toContain('Link copied');
});

testInWebkit('in WebKit the first press of a copy button copies the code', async (visitor) => {
  await visitor.load(`${site.origin()}/docs/api/javascript/create/`);
  await visitor.click(() => document.querySelector('main [data-copy=""]'));
  await expect.poll(() => visitor.run(listen, '')).toContain('Copied');
});

testInWebkit('in WebKit "Copy page" copies, if need be at the second press', async (visitor) => {
  await visitor.load(`${site.origin()}/docs/learn/`);
  const press = () => visitor.click(() => document.querySelector('[data-copy=page]'));
  await press();
  await expect.poll(() => visitor.run(listen, '')).toMatch(/Copied|Press again to copy/);
  await press();
  await expect.poll(() => visitor.run(listen, '')).toContain('Copied');
});

const readPlace = async () => `${location.hash} ${scrollY > 1000 ? 'below' : scrollY}`;
const isHydrated = async () => String('hydrated' in document.documentElement.dataset);

testInWebkit('in WebKit, Back returns from a fragment to the place before', async (visitor) => {
  await visitor.load(`${site.origin()}/docs/learn/`);
  await visitor.load(`${site.origin()}/docs/learn/styling-ui/using-styles/`);
  // The page comes from the cache of the history, and its app is not there yet when the link is followed.
  await visitor.step('back');
  await visitor.step('forward');
  await vi.waitFor(
    () => visitor.click(() => document.querySelector('.contents-list li:nth-child(3) > a')),
    { timeout: 60_000 },
  );
  await expect.poll(() => visitor.run(isHydrated, '')).toBe('true');
  await expect.poll(() => visitor.run(readPlace, '')).toBe('#conditional-styles below');
  await visitor.step('back');
  await expect.poll(() => visitor.run(readPlace, '')).toBe(' 0');
});

testInWebkit('in WebKit every page is reached by load and by link', async (visitor) => {
  const headings = await walkSite(visitor, site.origin(), routes);
  expect(headings.filter(Boolean)).toHaveLength(routes.length);
});
