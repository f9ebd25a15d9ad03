import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { listElements, readElement } from '../../policy/read-elements.ts';
import { isNoted, noteNeeds } from './note-needs.ts';

/**
 * Records what only the whole HTML of a page shows: an element that starts in one piece of HTML may get its
 * address from the following text. Its place is that of the last Markdown element before it.
 * @param placeAttribute the property of those elements with their places, as `line:column`
 */
export function noteJoinedNeeds(tree: Root, placeAttribute: string, file: VFile): void {
  let place = { line: 1, column: 1 };
  for (const element of listElements(tree)) {
    const written = element.properties[placeAttribute];
    if (typeof written === 'string') {
      const [line = 1, column = 1] = written.split(':').map(Number);
      place = { line, column };
    }
    const read = readElement(element);
    if (!isNoted(read, file)) noteNeeds(read, place, file);
  }
}
