import { site } from '../site/site.ts';
import type { SectionPage } from './page.ts';
import { listPagesBySection } from './page-lists.ts';
import { hrefOf } from './site-data.ts';
import { table } from './table.ts';

/** A page that is made of components alone: its head. */
function describePage(route: string, title: string, description: string): SectionPage {
  const noindex = !table.byRoute.get(route)?.listed;
  return { meta: { path: hrefOf(route), title, description, noindex, docsearchTag: 'default' } };
}

export const getHomePage = () => describePage('/', '', site.tagline);

export const getPlaygroundPage = () =>
  describePage(
    '/playground/',
    'Playground',
    `Write a style and see the CSS that ${site.title} makes of it.`,
  );

export const getSearchPage = () => ({
  ...describePage(
    site.search.searchPagePath,
    'Search the documentation',
    `Search the ${site.title} documentation.`,
  ),
  /** The way on for who does not search. */
  lists: listPagesBySection(),
});

export const getNotFoundPage = () =>
  describePage('/404.html', 'Page Not Found', 'We could not find what you were looking for.');
