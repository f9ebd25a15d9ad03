import type { ProjectFile } from '../compiler/project.ts';
import { toBase64url } from './base64url.ts';
import { findProjectProblem } from './check-project.ts';
import { checkText } from './check-text.ts';
import { linkBounds } from './link-bounds.ts';
import type { CheckedVersion } from './link-versions.ts';

/**
 * Writes the files of a project as bytes, to be compressed.
 * @throws an Error that says in words for people why they cannot be in a link
 */
export function writeProject(files: readonly ProjectFile[]): Uint8Array<ArrayBuffer> {
  const problem = findProjectProblem(files);
  if (problem) throw new Error(problem);
  const text = JSON.stringify(files.flatMap(({ name, code }) => [name, code]));
  return new TextEncoder().encode(text);
}

/**
 * Makes the hash of a link of what was compressed, with its check at the end.
 * @param length of what is in it
 * @throws an Error that says in words for people that it is too long
 */
export function writeHash(version: CheckedVersion, packed: Uint8Array, length: number): string {
  const text = `${version}.${toBase64url(packed)}`;
  const hash = `#${text}.${checkText(text)}`;
  if (hash.length <= linkBounds.length && length <= linkBounds.inflated) return hash;
  const needed = (hash.length / 1024).toFixed(1);
  throw new Error(`Too large for a link (${needed} of ${linkBounds.length / 1024} kB).`);
}
