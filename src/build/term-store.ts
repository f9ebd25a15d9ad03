import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { TermRecord } from '../search/index/term-record.ts';

/**
 * Keeps what a build found in the pages that are searched, in one file, which may be deleted at any time.
 * @param file where it is; its folder is made when it is needed
 * @param version what else decides: nothing is found that was kept under another one
 */
export function openTermStore(file: string, version: string) {
  const sumOf = (bytes: Buffer) => createHash('sha256').update(version).update(bytes).digest('hex');
  return {
    recallTerms: (): TermRecord | undefined => {
      try {
        const whole = readFileSync(file);
        const bytes = whole.subarray(digestLength);
        if (sumOf(bytes) !== whole.toString('latin1', 0, digestLength)) return undefined;
        return deserialize(bytes);
      } catch {
        return undefined;
      }
    },
    /** Where the disk has no place for it, the next build reads all pages. */
    keepTerms: (record: TermRecord) => {
      const bytes = serialize(record);
      const temporary = `${file}.${process.pid}.new`;
      try {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(temporary, sumOf(bytes));
        appendFileSync(temporary, bytes);
        renameSync(temporary, file);
      } catch {
        if (existsSync(temporary)) rmSync(temporary);
      }
    },
  };
}

/** Of a digest in hexadecimal. */
const digestLength = 64;
