import path from 'node:path';
import { readChecked, writeChecked } from '../cache/checked-file.ts';

/**
 * Keeps what a build of the same bundle may want to know of this one: bytes by a name.
 * @param folder the folder of the records, which may be deleted at any time
 * @param version the version of the bundle: nothing is found that another version kept
 */
export function openRecords(folder: string, version: string) {
  return {
    recall: (name: string): Uint8Array | undefined =>
      readChecked(path.join(folder, name), version, (bytes) => bytes),
    /** If the disk is full, the next build does without the record. */
    remember: (name: string, bytes: Uint8Array) => {
      try {
        writeChecked(path.join(folder, name), version, bytes);
      } catch {}
    },
  };
}
