import type { ContentIndex, DocSource } from '../content/content-index.ts';
import { compareText, type Fault } from '../faults/fault.ts';
import type { ReadContent } from '../read/read-content.ts';

/**
 * Creates what gives pages an index in which a doc with errors is as it last was, so that sidebars and
 * the navbar of all others stay whole. Posts with errors are left out, for lists show what they say.
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
