import { createHash } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * Writes bytes with a digest in front. Writes a temporary file and renames it, so that a parallel build never
 * or thread reads half of it.
 * @param file the path; its folder is created if necessary
 * @param basis what else the digest covers
 * @throws if the disk rejects it; the temporary file is removed then
 */
export function writeChecked(file: string, basis: string, bytes: Uint8Array): void {
  const temporary = `${file}.${threadId}.${process.pid}.new`;
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    const place = openSync(temporary, 'w');
    try {
      writeFileSync(place, `${digestOn(basis, bytes)}\n`);
      writeFileSync(place, bytes);
    } finally {
      closeSync(place);
    }
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * Reads a file that `writeChecked` wrote on the same basis.
 * @param take converts the bytes
 * @returns the converted bytes; undefined if there is no file, or its digest is wrong
 */
export function readChecked<T>(
  file: string,
  basis: string,
  take: (bytes: Buffer) => T,
): T | undefined {
  try {
    const whole = readFileSync(file);
    const end = whole.indexOf('\n');
    const bytes = whole.subarray(end + 1);
    if (digestOn(basis, bytes) !== whole.toString('latin1', 0, end)) return undefined;
    return take(bytes);
  } catch {
    return undefined;
  }
}

function digestOn(basis: string, bytes: Uint8Array): string {
  return createHash('sha256').update(`${basis}\n`).update(bytes).digest('hex');
}
