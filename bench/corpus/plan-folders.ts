import type { Folder } from './corpus-types.ts';
import { sectionNames, subsectionNames } from './words.ts';

/** The folder below `docs` that holds every page. */
const top = 'guide';
const pagesPerSubsection = 20;
const subsectionsPerSection = 10;

/** The folders that so many pages need, parents before children: sections and subsections. */
export function planFolders(pageCount: number): Folder[] {
  const fewest = Math.ceil(pageCount / (pagesPerSubsection * subsectionsPerSection));
  const sections = Math.max(fewest, Math.min(10, Math.round(Math.sqrt(pageCount / 10))), 2);
  const inEach = Math.max(2, Math.ceil(pageCount / sections / pagesPerSubsection));
  const folders: Folder[] = [{ folders: [top], label: 'Guide', order: 1 }];
  for (let section = 0; section < sections; section++) {
    const label = nameAt(sectionNames, section);
    const path = [top, fileNameOf(label)];
    folders.push({ folders: path, label, order: section + 1 });
    for (let subsection = 0; subsection < inEach; subsection++) {
      const inner = nameAt(subsectionNames, subsection);
      const order = subsection + 1;
      folders.push({ folders: [...path, fileNameOf(inner)], label: inner, order });
    }
  }
  return folders;
}

/** `In the editor` is `in-the-editor`. */
export function fileNameOf(label: string): string {
  return label.toLowerCase().replaceAll(' ', '-');
}

/** Beyond the end of the list the names come again, numbered. */
function nameAt(names: readonly string[], at: number): string {
  const round = Math.floor(at / names.length);
  return `${names[at % names.length]}${round === 0 ? '' : ` ${round + 1}`}`;
}
