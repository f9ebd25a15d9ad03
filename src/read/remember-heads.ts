import { digest } from '../cache/disk-cache.ts';

/**
 * Reads the head of a file again only where its text is another one than last time: in dev, an edit of
 * one file has all of them read.
 * @param read reads it from the path, the text, and what the routes of docs begin with
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
