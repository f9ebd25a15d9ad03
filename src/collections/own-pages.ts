import { site } from '../site/site.ts';
import type { SectionPage } from './page.ts';
import { hrefOf } from './site-data.ts';
import { table } from './table.ts';

/** A page that is made of components alone: its head. */
function describePage(route: string, title: string, description: string): SectionPage {
  const noindex = !table.byRoute.get(route)?.listed;
  return { meta: { path: hrefOf(route), title, description, noindex, docsearchTag: 'default' } };
}

export const getHomePage = () => describePage('/', '', site.tagline);

/** A page of a feature. @param route as the table lists it */
export function getFeaturePage(route: string): SectionPage {
  const { title = '', description = '' } = table.byRoute.get(route)?.head ?? {};
  return describePage(route, title, description);
}

export const getNotFoundPage = () =>
  describePage('/404.html', 'Page Not Found', 'We could not find what you were looking for.');
