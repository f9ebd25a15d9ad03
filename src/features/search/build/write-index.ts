import { hash } from 'node:crypto';
import type { RenderHost } from '../../../outputs/render-host.ts';
import type { SearchIndex } from './search-index.ts';
import { writeTermRecord } from './term-store.ts';

/**
 * Writes the search index. A file with texts is written if its pages are new; the terms, if any page is.
 * @param folder the folder of the index in the output
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
