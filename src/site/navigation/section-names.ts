import { payloadFolder } from '../../waku/names/payload-folder.ts';
import type { SidebarIndex } from './sidebar-index.ts';

/** The section of all pages of the blog. */
export const blogSectionId = 'blog';

/** The section of the pages with a docs sidebar. */
export const docsSectionId = (sidebarId: string) => `docs-${sidebarId}`;

/** The section of the pages with a sidebar. A sidebar without items isn't shown. */
export function findSidebarSection(sidebar: SidebarIndex | undefined): {
  section?: string;
  sidebar?: string;
} {
  if (!sidebar || sidebar.nodes.length === 0) return {};
  return { section: docsSectionId(sidebar.id), sidebar: sidebar.id };
}

/** The path of a section's links in the output, which needs no encoding in an address. */
export function sectionFile(id: string): string {
  return `/${payloadFolder}/sections/${encodeURIComponent(id).replaceAll('%', '_')}.txt`;
}
