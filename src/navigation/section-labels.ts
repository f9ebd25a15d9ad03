import type { SiteConfig } from '../site/schema.ts';
import { blogSectionId, docsSectionId } from './section-names.ts';
import type { SiteNavigation } from './site-navigation.ts';

/**
 * The name of the section that a page belongs to, as the navbar has it: the label of the item for that
 * section. A sidebar without an item is called by its id; so are all where the navbar has faults, which
 * are told on their own.
 */
export function labelOfSection(
  section: string | undefined,
  navigation: SiteNavigation,
  { title }: SiteConfig,
): string {
  if (section === undefined) return title;
  const { left, right } =
    navigation.faults.length > 0 ? { left: [], right: [] } : navigation.navbar;
  const item = [...left, ...right]
    .flatMap((entry) => (entry.kind === 'dropdown' ? entry.items : [entry]))
    .find((entry) => entry.kind === 'link' && entry.section === section);
  if (item?.kind === 'link') return item.label;
  const id =
    [...navigation.sidebars.keys()].find((name) => docsSectionId(name) === section) ??
    blogSectionId;
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}
