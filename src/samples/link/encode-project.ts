import type { ProjectFile } from '../compile/project.ts';
import { toBase64url } from './base64url.ts';
import { findProjectProblem } from './check-project.ts';
import { deflate } from './deflate.ts';
import { linkBounds, linkVersion } from './link-bounds.ts';

/**
 * Writes a project as the hash of a link, `#v1.…`, which `decodeProject` reads.
 * @param files the first one is what is opened
 * @throws an Error that says in words for people why they cannot be in a link
 */
export async function encodeProject(files: readonly ProjectFile[]): Promise<string> {
  const problem = findProjectProblem(files);
  if (problem) throw new Error(problem);
  const written = JSON.stringify(files.flatMap(({ name, code }) => [name, code]));
  const bytes = new TextEncoder().encode(written);
  const hash = `#${linkVersion}.${toBase64url(await deflate(bytes))}`;
  if (hash.length > linkBounds.length || bytes.length > linkBounds.inflated) {
    const most = `${linkBounds.length / 1024} kB`;
    throw new Error(`A link holds ${most}, and this project needs ${inKilobytes(hash.length)}.`);
  }
  return hash;
}

const inKilobytes = (length: number) => `${(length / 1024).toFixed(1)} kB`;
