import type { SectionPage } from './page.ts';
import { type SiteData, taglineOf } from './site-data.ts';

/** The head of a page that only consists of components. */
function describeOwnPage(
  { table, hrefOf }: SiteData,
  route: string,
  title: string,
  description: string,
): SectionPage {
  const noindex = !table.byRoute.get(route)?.listed;
  return { meta: { path: hrefOf(route), title, description, noindex, docsearchTag: 'default' } };
}

/** The home page. */
export const getHomePage = (data: SiteData) => describeOwnPage(data, '/', '', taglineOf(data.site));

/**
 * The page of a feature.
 * @param route as in the table
 */
export function getFeaturePage(data: SiteData, route: string): SectionPage {
  const { title = '', description = '' } = data.table.byRoute.get(route)?.head ?? {};
  return describeOwnPage(data, route, title, description);
}

/** The not-found page. */
export const getNotFoundPage = (data: SiteData) =>
  describeOwnPage(
    data,
    '/404.html',
    'Page Not Found',
    'We could not find what you were looking for.',
  );
