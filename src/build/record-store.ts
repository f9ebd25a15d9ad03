import path from 'node:path';
import { readChecked, writeChecked } from '../cache/checked-file.ts';

/**
 * Opens a store of bytes by name, for later builds with the same bundle.
 * @param folder the folder of the records, which may be deleted at any time
 * @param version the version of the bundle; records of other versions aren't found
 */
export function openRecords(folder: string, version: string) {
  return {
    readRecord: (name: string): Uint8Array | undefined =>
      readChecked(path.join(folder, name), version, (bytes) => bytes),
    /** Failures are ignored: if the disk is full, the next build works without the record. */
    writeRecord: (name: string, bytes: Uint8Array) => {
      try {
        writeChecked(path.join(folder, name), version, bytes);
      } catch {}
    },
  };
}
