import type { ContentIndex, DocSource } from '../content/content-index.ts';
import { compareText, type Fault } from '../faults/fault.ts';
import type { ReadContent } from '../read/read-content.ts';

/**
 * Creates a function that returns the index with the last valid version of each doc with errors, so that sidebars
 * and navbar stay complete. Posts with errors are left out, because lists show their texts.
 */
export function createLastDocs(): (read: ReadContent, errors: readonly Fault[]) => ContentIndex {
  let last: readonly DocSource[] = [];
  return ({ index, failed }, errors) => {
    const wrong = new Set(errors.map(({ file }) => file));
    const lost = last.filter(({ file }) => failed.has(file));
    last = [...index.docs, ...lost].sort((a, b) => compareText(a.file, b.file));
    const docs = lost.length === 0 ? index.docs : [...last];
    return { ...index, docs, posts: index.posts.filter(({ file }) => !wrong.has(file)) };
  };
}
