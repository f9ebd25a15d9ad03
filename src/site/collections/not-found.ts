import { listRedirects } from '../../config/redirects.ts';
import { writeAddressList } from '../../outputs/address-list.ts';
import { labelOfSection } from '../navigation/section-labels.ts';
import { docsSectionId } from '../navigation/section-names.ts';
import { titleOfTarget } from './moved-headings.ts';
import { describeListedPage } from './page-index.ts';
import type { SiteData } from './site-data.ts';

/** The start of each section, for visitors of a page that doesn't exist. */
export function listSectionStarts(data: SiteData): { label: string; href: string }[] {
  const { table, navigation, site, hrefOf } = data;
  const sections = Map.groupBy(
    table.pages.filter(({ section, listed, isOlder }) => section && listed && !isOlder),
    ({ section }) => section,
  );
  const order = [...navigation.sidebars.keys()].map(docsSectionId);
  // Sections without sidebar come last.
  const placeOf = (section = '') =>
    order.includes(section) ? order.indexOf(section) : order.length;
  const sorted = [...sections].sort(([a], [b]) => placeOf(a) - placeOf(b));
  return sorted.map(([section, pages]) => {
    const [first = '/'] = pages.map(({ route }) => route).sort((a, b) => a.length - b.length);
    return { label: labelOfSection(section, navigation, site), href: hrefOf(first) };
  });
}

/** The text that the not-found script searches for similar addresses: the listed pages, and old addresses. */
export function writeAddresses(data: SiteData): string {
  const pages = data.table.pages.filter(({ listed, isOlder }) => listed && !isOlder);
  return writeAddressList([
    ...pages.map((page) => ({
      address: data.hrefOf(page.route),
      title: describeListedPage(data, page).title,
    })),
    ...listRedirects(data.site).flatMap(({ route, id, to }) => {
      if (id !== undefined) return [];
      const old = data.hrefOf(route);
      return { address: data.hrefOfLink(to), title: titleOfTarget(data, to), old };
    }),
  ]);
}
