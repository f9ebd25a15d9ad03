import { digest } from '../cache/disk-cache.ts';
import type { DocsPlace } from '../content/docs-sets.ts';

/**
 * Makes a function reuse the head of a file while the file's text is the same: in dev, an edit of one file reads
 * all of them.
 * @param read reads the head from path, text, and where docs are
 */
export function rememberHeads<H>(
  read: (file: string, text: string, place: DocsPlace) => H,
): (file: string, text: string, place: DocsPlace) => H {
  const last = new Map<string, { sum: string; head: H }>();
  return (file, text, place) => {
    const sum = digest(`${JSON.stringify(place)}\0${text}`);
    const known = last.get(file);
    if (known?.sum === sum) return known.head;
    const head = read(file, text, place);
    last.set(file, { sum, head });
    return head;
  };
}
