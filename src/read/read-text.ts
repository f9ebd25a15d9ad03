import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../faults/fault.ts';
import { placeAt } from '../faults/places.ts';
import { codeOf } from './list-content-files.ts';

/**
 * Reads a text file of the project.
 * @param file path relative to the root
 * @returns its text, or the fault that it cannot be read or is no UTF-8
 */
export function readText(root: string, file: string): { text: string } | { fault: Fault } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(root, file));
  } catch (error) {
    const message = `the file cannot be read (${codeOf(error)})`;
    return { fault: { file, message, hint: 'Check its permissions.' } };
  }
  if (isUtf8(bytes)) return { text: bytes.toString('utf8') };
  const bad = findBadByte(bytes);
  const value = (bytes[bad] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return {
    fault: {
      file,
      ...placeAt(bytes.subarray(0, bad).toString('utf8')),
      message: `the byte 0x${value} is no UTF-8`,
      hint: 'Save the file as UTF-8.',
    },
  };
}

/** Where the first byte stands that no letter of UTF-8 can hold. */
function findBadByte(bytes: Buffer): number {
  let at = 0;
  while (at < bytes.length) {
    const size = sizeOfLetter(bytes[at] ?? 0);
    if (size === 0 || !isUtf8(bytes.subarray(at, at + size))) return at;
    at += size;
  }
  return at;
}

/** How many bytes a letter has that starts with this one; 0 where none does. */
function sizeOfLetter(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}
