import type { DecorationItem } from 'shiki';
import type { MarkedWord } from './code-block.ts';

/**
 * Finds the words to mark. Occurrences are counted through the whole code; of two overlapping words, the one that
 * was named first is marked.
 */
export function findWords(code: string, words: readonly MarkedWord[]): DecorationItem[] {
  const taken = new Uint8Array(words.length > 0 ? code.length : 0);
  return words.flatMap(({ text, places }) => {
    const found: DecorationItem[] = [];
    let count = 0;
    let start = code.indexOf(text);
    while (start !== -1) {
      const end = start + text.length;
      const isFree = !taken.subarray(start, end).includes(1);
      if (isFree) {
        taken.fill(1, start, end);
        count += 1;
        if (includesPlace(places, count)) found.push({ ...mark, start, end });
      }
      start = code.indexOf(text, isFree ? end : start + 1);
    }
    return found;
  });
}

const mark = { tagName: 'mark', alwaysWrap: true, properties: { class: 'code-word' } };

/** True if no occurrences are named, because then all are meant. */
function includesPlace(places: string, place: number): boolean {
  if (places === '') return true;
  return places.split(',').some((part) => {
    const [from, to = from] = part.split(/-|\.{2,3}/).map(Number);
    return from !== undefined && to !== undefined && from <= place && place <= to;
  });
}
