import { digest } from '../cache/disk-cache.ts';

/**
 * Makes a function reuse the head of a file while the file's text is the same: in dev, an edit of one file reads
 * all of them.
 * @param read reads the head from path, text, and the start of the routes of docs
 */
export function rememberHeads<H>(
  read: (file: string, text: string, base: string) => H,
): (file: string, text: string, base: string) => H {
  const last = new Map<string, { sum: string; head: H }>();
  return (file, text, base) => {
    const sum = digest(`${base}\0${text}`);
    const known = last.get(file);
    if (known?.sum === sum) return known.head;
    const head = read(file, text, base);
    last.set(file, { sum, head });
    return head;
  };
}
