import type { DocsPlace } from '../../content/docs-sets.ts';
import type { Head } from '../../content/read-doc.ts';
import { digest } from '../../node/disk-cache.ts';
import type { HeadCache } from './head-cache.ts';

type ReadHead<H> = (file: string, text: string, place: DocsPlace) => Head<H>;

/**
 * Makes a function reuse the head of a file while the file's text is the same: in dev, an edit of one file reads
 * all of them.
 * @param read reads the head from path, text, and where docs are
 * @returns a function that also takes the cache with the heads of previous processes
 */
export function rememberHeads<H>(
  read: ReadHead<H>,
): (file: string, text: string, place: DocsPlace, stored: HeadCache) => Head<H> {
  const last = new Map<string, { sum: string; head: Head<H> }>();
  return (file, text, place, stored) => {
    const sum = digest(`${file}\0${JSON.stringify(place)}\0${text}`);
    const known = last.get(file);
    if (known?.sum === sum) return known.head;
    const head = stored.find<H>(sum) ?? stored.store(sum, read(file, text, place));
    last.set(file, { sum, head });
    return head;
  };
}
