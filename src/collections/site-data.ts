import { index } from 'virtual:content';
import { pathOfImage } from '../links/field-links.ts';
import { hrefOfRoute } from '../links/resolve-link.ts';
import { buildSidebars } from '../navigation/build-sidebars.ts';
import { lookUpDocs } from '../navigation/doc-lookup.ts';
import { buildNavbar } from '../navigation/navbar.ts';
import { type CategoryPage, labelOf } from '../navigation/sidebar.ts';
import type { PageLookup } from '../navigation/tree.ts';
import { withBase } from '../site/base-path.ts';
import { site } from '../site/site.ts';

const built = buildSidebars(site.docs.sidebars, index);

/** The sidebars of `site.config.ts` by id. */
export const sidebars = built.byId;

/** The pages of cards that categories ask for, by route. */
export const categoryPages: ReadonlyMap<string, CategoryPage> = new Map(
  built.pages.map((page) => [page.route, page]),
);

/** The name of the docs' version, as pages and search records carry it. */
export const versionName = site.docs.versions[0]?.name ?? 'current';

const knownPages = new Map<string, ReturnType<PageLookup>>();

/** A page of a sidebar by the id of its doc, or by its route; a doc that no list shows is none. */
export const lookUpPage: PageLookup = (key) => {
  // Each page asks for all that stand beside it.
  const page = knownPages.get(key) ?? findPage(key);
  knownPages.set(key, page);
  return page;
};

function findPage(key: string): ReturnType<PageLookup> {
  if (key.startsWith('/')) {
    const category = categoryPages.get(key);
    return category
      ? { label: category.node.label, href: hrefOf(key) }
      : { label: key, href: withBase(key) };
  }
  const doc = lookUpDocs(index).byId.get(key);
  if (!doc || doc.frontMatter.unlisted) return undefined;
  return { label: doc.frontMatter.pagination_label ?? labelOf(doc), href: hrefOf(doc.route) };
}

/** A route as it stands in an href: base path, percent-encoded. */
export function hrefOf(route: string): string {
  return hrefOfRoute(route, site.baseUrl);
}

/** A picture that front matter or `authors.yml` names, as it stands in an href. */
export function hrefOfImage(written: string | undefined): string | undefined {
  const path = pathOfImage(written);
  return path === undefined ? undefined : withBase(path);
}

export const navbar = buildNavbar({ site, index, sidebars });
