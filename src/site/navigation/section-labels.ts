import type { SiteConfig } from '../../config/schema.ts';
import { blogSectionId, docsSectionId } from './section-names.ts';
import type { LinkedNavigation } from './site-navigation.ts';

/**
 * The name of a page's section: the label of its navbar item. A sidebar without an item has its id as its name; so
 * have all if the navbar has diagnostics, which are reported separately.
 */
export function labelOfSection(
  section: string | undefined,
  navigation: LinkedNavigation,
  { title }: SiteConfig,
): string {
  if (section === undefined) return title;
  const { left, right } =
    navigation.diagnostics.length > 0 ? { left: [], right: [] } : navigation.navbar;
  const item = [...left, ...right]
    .flatMap((entry) => (entry.kind === 'dropdown' ? entry.items : [entry]))
    .find((entry) => entry.kind === 'link' && entry.section === section);
  if (item?.kind === 'link') return item.label;
  const id =
    [...navigation.sidebars.keys()].find((name) => docsSectionId(name) === section) ??
    blogSectionId;
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}
