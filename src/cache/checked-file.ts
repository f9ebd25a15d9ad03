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

/**
 * Writes bytes with a digest before them. They are written beside and renamed, so that a parallel
 * build never reads half of them.
 * @param file where to; its folder is made when it is needed
 * @param basis what else the digest is of
 * @throws where the disk does not take them, and then leaves nothing
 */
export function writeChecked(file: string, basis: string, bytes: Uint8Array): void {
  const temporary = `${file}.${process.pid}.new`;
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
 * Reads what `writeChecked` wrote on the same basis.
 * @returns what `take` makes of the bytes; undefined where there are none, or they do not match
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
