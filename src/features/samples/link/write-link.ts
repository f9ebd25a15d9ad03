import type { ProjectFile } from '../compile/project.ts';
import { toBase64url } from './base64url.ts';
import { findProjectProblem } from './check-project.ts';
import { linkBounds } from './link-bounds.ts';
import type { LinkVersion } from './link-versions.ts';

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
 * Makes the hash of a link of what was compressed.
 * @param length of what is in it
 * @throws an Error that says in words for people that it is too long
 */
export function writeHash(version: LinkVersion, packed: Uint8Array, length: number): string {
  const hash = `#${version}.${toBase64url(packed)}`;
  if (hash.length <= linkBounds.length && length <= linkBounds.inflated) return hash;
  const most = `${linkBounds.length / 1024} kB`;
  throw new Error(`A link holds ${most}, and this project needs ${inKilobytes(hash.length)}.`);
}

const inKilobytes = (length: number) => `${(length / 1024).toFixed(1)} kB`;
