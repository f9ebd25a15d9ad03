import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { placeAt } from '../diagnostics/places.ts';
import { codeOf } from './list-content-files.ts';

/**
 * Reads a text file of the project.
 * @param file path relative to the root
 * @returns its text, or a diagnostic if it can't be read or isn't UTF-8
 */
export function readText(
  root: string,
  file: string,
): { text: string } | { diagnostic: Diagnostic } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(root, file));
  } catch (error) {
    const message = `the file cannot be read (${codeOf(error)})`;
    return { diagnostic: { file, message, hint: 'Check its permissions.' } };
  }
  if (isUtf8(bytes)) return { text: bytes.toString('utf8') };
  const bad = findBadByte(bytes);
  const value = (bytes[bad] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return {
    diagnostic: {
      file,
      ...placeAt(bytes.subarray(0, bad).toString('utf8')),
      message: `the byte 0x${value} is not valid UTF-8`,
      hint: 'Save the file as UTF-8.',
    },
  };
}

/** The offset of the first byte that isn't valid UTF-8: the decoder replaces it. */
function findBadByte(bytes: Buffer): number {
  const decoded = Buffer.from(bytes.toString('utf8'));
  const other = bytes.findIndex((byte, at) => byte !== decoded[at]);
  let end = other === -1 ? bytes.length : other;
  // The replacement may share its first bytes with the letter.
  while (!isUtf8(bytes.subarray(0, end))) end -= 1;
  return end;
}
