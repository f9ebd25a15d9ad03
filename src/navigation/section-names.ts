import { payloadFolder } from '../waku/names/payload-folder.ts';

/** The section of all pages of the blog. */
export const blogSectionId = 'blog';

/** The section of the pages that a docs sidebar stands beside. */
export const docsSectionId = (sidebarId: string) => `docs-${sidebarId}`;

/** Where the links of a section lie in the output, written as an address needs it too. */
export function sectionFile(id: string): string {
  return `/${payloadFolder}/sections/${encodeURIComponent(id).replaceAll('%', '_')}.txt`;
}
