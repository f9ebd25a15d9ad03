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

/** The folder of a site that is searched by the hosted service, and that of what is built of it. */
export const folder = makeTestFolder('hosted-search');
export const built = path.join(folder, 'dist/public');

/** Builds the site, and starts the service that its pages believe to be the hosted one. */
export async function startHosted(): Promise<SearchService> {
  const files = smallSite().set('site.config.ts', `export default ${JSON.stringify(config)};\n`);
  await buildPages(makeProject(folder, files));
  return startSearchService(keys);
}

/**
 * A page at a route; what it asks of the hosted service goes to the one of the test.
 * @param isPatient whether it waits for answers as long as they take: else it asks again after two
 * seconds, which is soon on a busy machine
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
      // The page has gone, or waited long enough.
    }
  });
  const page = await context.newPage();
  await page.goto(route);
  return page;
}
