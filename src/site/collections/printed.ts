import type { DocSource } from '../../content/content-index.ts';
import type { PrintPlan } from '../../outputs/print/write-printed.ts';
import { textFor } from '../../texts/text.ts';
import { lookUpDocs } from '../navigation/doc-lookup.ts';
import { labelOfSection } from '../navigation/section-labels.ts';
import { docsSectionId } from '../navigation/section-names.ts';
import { listPrinted, printRoute } from '../table/list-printed.ts';
import type { TagLink } from './page.ts';
import type { SiteData } from './site-data.ts';

/** Plans the documents for printing, one for each sidebar. */
export function planPrinted({ index, site, navigation, hrefOf }: SiteData): PrintPlan[] {
  const { byId } = lookUpDocs(index);
  return listPrinted(navigation.sidebars, index, site).map(({ sidebar, docs }) => {
    const route = printRoute(sidebar);
    const pages = docs.map((id) => {
      const { label = id } = navigation.lookUpPage(id) ?? {};
      const route = byId.get(id)?.route ?? '/';
      const group = sidebar.parents.get(id)?.[0]?.label;
      return { route, href: hrefOf(route), title: label, group };
    });
    return {
      file: `${route}index.html`,
      address: site.url + hrefOf(route),
      label: labelOfSection(docsSectionId(sidebar.id), navigation, site),
      pages,
    };
  });
}

/** The document that starts with a page, if there is one. */
export function findPrinted(data: SiteData, { id }: DocSource): { print?: TagLink } {
  const { navigation, index, site, hrefOf } = data;
  for (const { sidebar, docs } of listPrinted(navigation.sidebars, index, site)) {
    if (docs[0] !== id) continue;
    const label = labelOfSection(docsSectionId(sidebar.id), navigation, site);
    return {
      print: {
        label: textFor('shell.print.link', { label }),
        href: hrefOf(printRoute(sidebar)),
      },
    };
  }
  return {};
}
