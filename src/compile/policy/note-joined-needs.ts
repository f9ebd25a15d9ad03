import type { Root } from 'hast';
import type { VFile } from 'vfile';
import type { Place } from '../../faults/places.ts';
import { listElements, readElement } from '../../policy/read-elements.ts';
import { isNoted, noteNeeds } from './note-needs.ts';

/**
 * Records what only the whole HTML of a page shows: an element that starts in one piece of HTML may get its
 * address from the following text.
 * @param placeAt the place in the file of an offset in the HTML
 */
export function noteJoinedNeeds(tree: Root, placeAt: (offset: number) => Place, file: VFile): void {
  for (const element of listElements(tree)) {
    const read = readElement(element);
    if (!isNoted(read, file)) noteNeeds(read, placeAt(element.position?.start.offset ?? 0), file);
  }
}
