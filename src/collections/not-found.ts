import { labelOfSection } from '../navigation/section-labels.ts';
import { docsSectionId } from '../navigation/section-names.ts';
import { writeAddressList } from '../outputs/address-list.ts';
import { listRedirects } from '../site/redirects.ts';
import { titleOfTarget } from './moved-headings.ts';
import { describePage } from './page-index.ts';
import type { SiteData } from './site-data.ts';

/** Where each section begins, for a visitor of a page that is not there. */
export function listSectionStarts(data: SiteData): { label: string; href: string }[] {
  const { table, navigation, site, hrefOf } = data;
  const sections = Map.groupBy(
    table.pages.filter(({ section, listed }) => section !== undefined && listed),
    ({ section }) => section,
  );
  const order = [...navigation.sidebars.keys()].map(docsSectionId);
  // What is no sidebar comes last.
  const placeOf = (section = '') =>
    order.includes(section) ? order.indexOf(section) : order.length;
  const sorted = [...sections].sort(([a], [b]) => placeOf(a) - placeOf(b));
  return sorted.map(([section, pages]) => {
    const [first = '/'] = pages.map(({ route }) => route).sort((a, b) => a.length - b.length);
    return { label: labelOfSection(section, navigation, site), href: hrefOf(first) };
  });
}

/** All that a script compares with an address that is not there: pages that lists show, and old addresses. */
export function writeAddresses(data: SiteData): string {
  const pages = data.table.pages.filter(({ listed }) => listed);
  return writeAddressList([
    ...pages.map((page) => ({
      address: data.hrefOf(page.route),
      title: describePage(data, page).title,
    })),
    ...listRedirects(data.site).flatMap(({ route, id, to }) => {
      if (id !== undefined) return [];
      const old = data.hrefOf(route);
      return { address: data.withBase(to), title: titleOfTarget(data, to), old };
    }),
  ]);
}
