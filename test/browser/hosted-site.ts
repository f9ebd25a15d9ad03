import path from 'node:path';
import type { Page } from 'playwright-core';
import { ownConfig } from '../../bench/sites/own-config.ts';
import { buildPages, makeProject, makeTestFolder, smallSite } from '../build/small-site.ts';
import { type SearchService, startSearchService } from '../search-service.ts';
import type { SiteInBrowser } from './site-in-browser.ts';

const keys = { appId: 'APP1', apiKey: 'search-key' };
const config = {
  ...ownConfig,
  announcementBar: { id: 'news', content: 'Hosted <b>now</b>', isCloseable: true },
  search: {
    provider: 'algolia',
    contextualSearch: true,
    searchPagePath: '/search/',
    missingResultsUrl: 'https://example.com/new?title={query}',
    algolia: { ...keys, indexName: 'stylexjs' },
  },
};

/** The folder of a site with hosted search, and its output folder. */
export const folder = makeTestFolder('hosted-search/site');
export const built = path.join(folder, 'dist/public');

/** Builds the site, and starts a service that its pages use as the hosted one. */
export async function startHosted(): Promise<SearchService> {
  const files = smallSite().set('site.config.ts', `export default ${JSON.stringify(config)};\n`);
  await buildPages(makeProject(folder, files));
  return startSearchService(keys);
}

/**
 * Opens a page whose requests to the hosted service go to the service of the test.
 * @param isPatient whether the page waits for responses without a timeout; otherwise it retries
 * after two seconds, which is too soon on a busy machine
 */
export async function openHosted(
  site: SiteInBrowser,
  service: SearchService,
  route: string,
  isPatient = true,
): Promise<Page> {
  const context = await site.visit();
  if (isPatient) {
    await context.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
  }
  await context.route(/algolia/, async (request) => {
    const { pathname, search } = new URL(request.request().url());
    try {
      const response = await request.fetch({ url: service.origin + pathname + search });
      await request.fulfill({ response });
    } catch {
      // The page has closed or given up.
    }
  });
  const page = await context.newPage();
  await page.goto(route);
  return page;
}
