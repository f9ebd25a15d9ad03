import { deserialize, serialize } from 'node:v8';
import { readChecked, writeChecked } from '../../../cache/checked-file.ts';
import type { TermRecord } from '../index/term-record.ts';

/**
 * Keeps what a build found in the pages that are searched, in one file, which may be deleted at any time.
 * @param file where it is; its folder is made when it is needed
 * @param version what else decides: nothing is found that was kept under another one
 */
export function openTermStore(file: string, version: string) {
  return {
    recallTerms: (): TermRecord | undefined =>
      readChecked(file, version, (bytes): TermRecord => deserialize(bytes)),
    /** Where the disk has no place for it, the next build reads all pages. */
    keepTerms: (record: TermRecord) => {
      try {
        writeChecked(file, version, serialize(record));
      } catch {}
    },
  };
}
