import type { SiteConfig } from '../../config/schema.ts';
import { dropVersion } from '../../content/docs-versions.ts';
import { blogSectionId, docsSectionId } from './section-names.ts';
import type { LinkedNavigation } from './site-navigation.ts';

/**
 * The name of a page's section: the label of its navbar item, or its HTML as text. A sidebar without an item has its
 * id as its name; so have all if the navbar has diagnostics, which are reported separately.
 */
export function labelOfSection(
  section: string | undefined,
  navigation: LinkedNavigation,
  { title }: SiteConfig,
): string {
  if (section === undefined) return title;
  const sidebar = [...navigation.sidebars.values()].find(({ id }) => docsSectionId(id) === section);
  const id = sidebar && dropVersion(sidebar.id, sidebar.version);
  // A sidebar of an older version has the name of that in `site.config.ts`.
  const named = [section, id && docsSectionId(id)];
  const { left, right } =
    navigation.diagnostics.length > 0 ? { left: [], right: [] } : navigation.navbar;
  const item = [...left, ...right]
    .flatMap((entry) => (entry.kind === 'dropdown' ? entry.items : [entry]))
    .find((entry) => entry.kind === 'link' && entry.section && named.includes(entry.section));
  const label = item?.kind === 'link' ? item.label || textOf(item.html) : '';
  if (label !== '') return label;
  const name = id ?? blogSectionId;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The text of an item's HTML; none where entities would have to be read. */
function textOf(html = ''): string {
  return html.includes('&') ? '' : html.replace(/<[^>]*>/g, '').trim();
}
