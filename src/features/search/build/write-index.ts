import { hash } from 'node:crypto';
import type { RenderHost } from '../../../outputs/render-host.ts';
import type { SearchIndex } from './search-index.ts';
import { writeTermRecord } from './term-store.ts';

/**
 * Writes the search index. A file of texts is made where its pages are new; the terms, where any is.
 * @param folder of the index in the output
 */
export function writeIndex(
  index: ReturnType<SearchIndex['open']>,
  folder: string,
  host: RenderHost,
) {
  for (const { name, key, write } of index.groups) {
    const file = `${folder}${name}`;
    const known = keyOf(file, key);
    if (!host.reuse(known)) host.store(known, [{ file, text: write() }]);
  }
  const known = keyOf(folder, index.key);
  if (host.reuse(known)) return;
  const { files, record } = index.writeTerms();
  host.store(
    known,
    Array.from(files, ([name, text]) => ({ file: `${folder}${name}`, text })),
  );
  writeTermRecord(host, record);
}

function keyOf(file: string, made: string): string {
  return hash('sha256', ['index', file, made].join('\0'));
}
