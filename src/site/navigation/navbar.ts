import type { DocsVersion } from '../../config/docs-versions.ts';
import type { NavbarItem, SimpleItem } from '../../config/navbar-schema.ts';
import type { VersionChoice } from '../../config/page-version.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { addVersion, sortVersions } from '../../content/docs-versions.ts';
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
  listVersionNames,
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

/** The versions of the docs; a link if there is one and the dropdown has no further items. */
function listVersions(item: DropdownOf<'docsVersionDropdown'>, input: LinkedInput): NavEntry[] {
  const { position: _, type: __, dropdownItemsBefore: before, dropdownItemsAfter: after } = item;
  const classes = classOf(item.className);
  const { versions, versionPaths } = input.site.docs;
  const versionLinks = versions.map((version) => linkVersion(version, input));
  const links = [...itemsOf(before, input), ...versionLinks, ...itemsOf(after, input)];
  if (links.length === 1) return versionLinks.map((link) => ({ ...link, ...classes }));
  const label = sortVersions(versions)[0]?.label ?? '';
  const isUnmarked = item.dropdownActiveClassDisabled;
  return [
    {
      kind: 'dropdown',
      label,
      ...(versionPaths && { choices: listChoices(input.site) }),
      menuLabel: textFor('theme.navbar.mobileVersionsDropdown.label'),
      items: links,
      isUnmarked,
      ...classes,
    },
  ];
}

/** The languages of the site; a dropdown if there are several, or further items. */
function listLocales(item: DropdownOf<'localeDropdown'>, input: LinkedInput): NavEntry[] {
  const { dropdownItemsBefore: before, dropdownItemsAfter: after } = item;
  const { languages = [], locales } = input.site;
  const own = locales.list.find(({ code }) => code === locales.default);
  const shown = { label: own?.label ?? '', ...classOf(item.className) };
  const links = languages.map(({ code, label, htmlLang, baseUrl }): NavLink => {
    const attributes = { lang: htmlLang, hrefLang: htmlLang };
    return { ...internalLink({ label }, baseUrl, {}), language: code, attributes };
  });
  const items = [...itemsOf(before, input), ...links, ...itemsOf(after, input)];
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
    case 'docSidebar':
      return linkInVersions(site, (version) => {
        const id = addVersion(item.sidebarId, version);
        const route = firstRoute(input.sidebars.get(id), input.index);
        if (route === undefined) return undefined;
        const marks = { section: docsSectionId(id) };
        return internalLink(nameOf(item, ''), hrefOfRoute(route, baseUrl), marks);
      });
    case 'doc':
      return linkInVersions(site, (version) => {
        const doc = lookUpDocs(input.index).byId.get(addVersion(item.docId, version));
        if (!doc) return undefined;
        const href = hrefOfRoute(doc.route, baseUrl);
        const sidebar = findSidebar(doc, input.sidebars);
        const marks = sidebar ? { section: docsSectionId(sidebar.id) } : {};
        return internalLink(nameOf(item, labelOf(doc)), href, marks);
      });
    case 'docsVersion':
      return linkInVersions(site, (name) => {
        const version = docs.versions.find((other) => other.name === name);
        return version && { ...linkVersion(version, input), ...nameOf(item, version.label) };
      });
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

/** A link to the main page of a version, which pages of that version mark. */
function linkVersion({ name, label, path }: DocsVersion, input: LinkedInput): NavLink {
  const { site } = input;
  const { baseUrl, docs } = site;
  const route = findMainRoute(input, name) ?? joinRoute(docs.versionPaths ? path : '/');
  const inside = (base: string) => hrefOfRoute(joinRoute(base), baseUrl);
  const own = inside(docs.versionPaths ? path : docs.routeBasePath);
  // The routes of one version may begin with those of another: `/docs/` and `/docs/1.2/`.
  const others = Object.values(docs.versionPaths ?? {})
    .map(inside)
    .filter((other) => other !== own && other.startsWith(own))
    .map((other) => `(?!${escapePattern(other.slice(own.length))})`);
  const pattern = patternOf(own) + others.join('');
  return {
    ...internalLink({ label }, hrefOfRoute(route, baseUrl), { pattern }),
    version: name,
  };
}

function listChoices({ docs }: SiteConfig): Pick<VersionChoice, 'version' | 'label'>[] {
  return sortVersions(docs.versions).map(({ name, label }) => ({ version: name, label }));
}

/** A link that leads to the version that the visitor reads; in the HTML of other pages, to the last that has it. */
function linkInVersions(
  site: SiteConfig,
  link: (version: string) => NavLink | undefined,
): NavLink | undefined {
  const links = listVersionNames(site).flatMap((version) => {
    const there = link(version);
    return there ? [{ ...there, inVersion: version }] : [];
  });
  const [{ inVersion: _, ...first } = { inVersion: '' }] = links;
  if (!('href' in first)) return undefined;
  const choices = links.map(({ inVersion, href, label, section, pattern }) => ({
    version: inVersion,
    ...{ href, label },
    ...(section !== undefined && { section }),
    ...(pattern !== undefined && { pattern }),
  }));
  return { ...first, ...(site.docs.versionPaths && { choices }) };
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
