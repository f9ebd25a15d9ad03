import type { NavbarItem, SimpleItem } from '../../config/navbar-schema.ts';
import { joinRoute } from '../../content/route.ts';
import { DiagnosticError } from '../../diagnostics/diagnostic.ts';
import { placeDiagnostic } from '../../diagnostics/places.ts';
import { isFeatureItem } from '../../features/navbar-items.ts';
import { escapePattern } from '../../links/escape-pattern.ts';
import { dropBase, hrefOfLink, hrefOfRoute, type SitePaths } from '../../links/resolve-link.ts';
import { textFor } from '../../texts/text.ts';
import { lookUpDocs } from './doc-lookup.ts';
import {
  findMainRoute,
  findNavbarDiagnostics,
  firstRoute,
  listNavbarItems,
  type NavbarInput,
} from './navbar-diagnostics.ts';
import { blogSectionId, docsSectionId } from './section-names.ts';
import { labelOf } from './sidebar.ts';
import { findSidebar } from './sidebar-index.ts';
import type { DropdownItem, NavbarView, NavEntry, NavItem, NavLink, NavName } from './tree.ts';

/** What the navbar is built from; the paths tell where its links lead. */
type LinkedInput = NavbarInput & { paths: SitePaths };

/**
 * Builds the navbar, the same on every page; items for drafts are left out.
 * @throws DiagnosticError for an unknown sidebar or doc id, with the valid ones
 */
export function buildNavbar(input: LinkedInput): NavbarView {
  const diagnostics = findNavbarDiagnostics(input);
  if (diagnostics.length > 0)
    throw new DiagnosticError(
      diagnostics.map((diagnostic) => placeDiagnostic(diagnostic, undefined)),
    );
  const items = listNavbarItems(input);
  const at = (position: 'left' | 'right') =>
    items
      .filter((item) => (item.position ?? 'left') === position)
      .flatMap((item) => entryOf(item, input));
  return { left: at('left'), right: at('right') };
}

function entryOf(item: NavbarItem, input: LinkedInput): NavEntry[] {
  const { className } = item;
  if (isFeatureItem(item)) return [{ kind: 'feature', feature: item.type }];
  switch (item.type) {
    case 'dropdown':
      return [
        {
          kind: 'dropdown',
          ...nameOf(item, ''),
          items: itemsOf(item.items, input),
          ...classOf(className),
        },
      ];
    case 'docsVersionDropdown':
      return listVersions(item, input);
    case 'localeDropdown':
      return listLocales(item, input);
    default:
      return itemsOf([item], input);
  }
}

type DropdownOf<Kind> = Extract<NavbarItem, { type: Kind }>;

/** The version of the docs; a dropdown if it has further items. */
function listVersions(item: DropdownOf<'docsVersionDropdown'>, input: LinkedInput): NavEntry[] {
  const { position: _, type: __, dropdownItemsBefore: before, dropdownItemsAfter: after } = item;
  const classes = classOf(item.className);
  const links = itemsOf([...before, { type: 'docsVersion' }, ...after], input);
  const versionLinks = itemsOf([{ type: 'docsVersion' }], input);
  if (links.length === 1) return versionLinks.map((link) => ({ ...link, ...classes }));
  const [version] = input.site.docs.versions;
  const label = version?.label ?? '';
  const isUnmarked = item.dropdownActiveClassDisabled;
  return [
    {
      kind: 'dropdown',
      label,
      menuLabel: textFor('theme.navbar.mobileVersionsDropdown.label'),
      items: links,
      isUnmarked,
      ...classes,
    },
  ];
}

/** The language of the site; a dropdown if it has further items. */
function listLocales(item: DropdownOf<'localeDropdown'>, input: LinkedInput): NavEntry[] {
  const { dropdownItemsBefore: before, dropdownItemsAfter: after } = item;
  const shown = { label: input.site.locales.list[0]?.label ?? '', ...classOf(item.className) };
  const items = itemsOf([...before, ...after], input);
  if (items.length === 0) return [{ kind: 'text', icon: 'language', ...shown }];
  const dropdown: DropdownItem = { kind: 'dropdown', icon: 'language', items, ...shown };
  return [{ ...dropdown, menuLabel: textFor('theme.navbar.mobileLanguageDropdown.label') }];
}

function itemsOf(items: readonly SimpleItem[], input: LinkedInput): NavItem[] {
  return items.flatMap((item): NavItem[] => {
    const classes = classOf(item.className);
    if (item.type === 'html') return [{ kind: 'html', html: item.value, ...classes }];
    const link = linkOf(item, input);
    const { attributes } = item;
    return link ? [{ ...link, ...classes, ...(attributes && { attributes }) }] : [];
  });
}

/** @param fallback the label of an item without one */
function nameOf({ label, html }: Partial<NavName>, fallback: string): NavName {
  return html === undefined ? { label: label ?? fallback } : { label: '', html };
}

function linkOf(
  item: Exclude<SimpleItem, { type: 'html' }>,
  input: LinkedInput,
): NavLink | undefined {
  const { paths, site } = input;
  const { baseUrl, docs } = site;
  switch (item.type) {
    case 'docSidebar': {
      const route = firstRoute(input.sidebars.get(item.sidebarId), input.index) ?? '/';
      return internalLink(nameOf(item, ''), hrefOfRoute(route, baseUrl), {
        section: docsSectionId(item.sidebarId),
      });
    }
    case 'doc': {
      const doc = lookUpDocs(input.index).byId.get(item.docId);
      if (!doc) return undefined;
      const href = hrefOfRoute(doc.route, baseUrl);
      const sidebar = findSidebar(doc, input.sidebars);
      const marks = sidebar ? { section: docsSectionId(sidebar.id) } : {};
      return internalLink(nameOf(item, labelOf(doc)), href, marks);
    }
    case 'docsVersion': {
      const [version] = docs.versions;
      const href = hrefOfRoute(findMainRoute(input) ?? '/', baseUrl);
      const name = nameOf(item, version?.label ?? '');
      const pattern = patternOf(hrefOfRoute(joinRoute(docs.routeBasePath), baseUrl));
      return { ...internalLink(name, href, { pattern }), version: version?.name };
    }
    default: {
      const { to = '/', href, icon, activeBasePath, activeBaseRegex } = item;
      const name = nameOf(item, '');
      if (href?.startsWith('/')) {
        const [path = ''] = href.split(/[?#]/, 1);
        const below = dropBase(path, paths) + href.slice(path.length);
        return internalLink(name, baseUrl + below.slice(1), {});
      }
      if (href) return { kind: 'link', ...name, href, external: true, icon };
      const linkHref = hrefOfLink(to, paths);
      const base = activeBasePath && patternOf(hrefOfLink(activeBasePath, paths));
      const pattern = activeBaseRegex ?? base;
      return internalLink(name, linkHref, pattern ? { pattern } : marksOf(linkHref, input));
    }
  }
}

function internalLink(
  name: NavName,
  href: string,
  marks: Pick<NavLink, 'section' | 'pattern'>,
): NavLink {
  return { kind: 'link', ...name, href, external: false, ...marks };
}

/** What marks a link: the section that starts at its address, or otherwise the pages below it. */
function marksOf(href: string, input: LinkedInput): Pick<NavLink, 'section' | 'pattern'> {
  const { sidebars, index, site } = input;
  const isAt = (route = '') => href === hrefOfRoute(route, site.baseUrl);
  if (isAt('/blog/')) return { section: blogSectionId };
  const sidebarEntry = [...sidebars].find(([, sidebar]) => isAt(firstRoute(sidebar, index)));
  if (sidebarEntry) return { section: docsSectionId(sidebarEntry[0]) };
  const [path = ''] = href.split(/[?#]/, 1);
  return path === site.baseUrl ? {} : { pattern: patternOf(path) };
}

/** A pattern for the pages below a path. */
const patternOf = (path: string) => `^${escapePattern(path)}`;

function classOf(className: string | undefined): { className?: string } {
  return className ? { className } : {};
}
