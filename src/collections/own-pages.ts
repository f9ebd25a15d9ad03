import { withBase } from '../site/base-path.ts';
import { site } from '../site/site.ts';
import type { SectionPage } from './page.ts';
import { hrefOf } from './site-data.ts';
import { listDocsLabels, table } from './table.ts';

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
    `Search the titles and headings of the ${site.title} documentation.`,
  ),
  recordsUrl: withBase(table.outputs.find(({ kind }) => kind === 'records')?.path ?? ''),
  /** What the navbar calls the menus that list every page. */
  menus: listDocsLabels(),
});

export const getNotFoundPage = () =>
  describePage('/404.html', 'Page Not Found', 'We could not find what you were looking for.');
