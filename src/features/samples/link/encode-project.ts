import type { ProjectFile } from '../compiler/project.ts';
import { deflate } from './deflate.ts';
import { writeHash, writeProject } from './write-link.ts';

/**
 * Writes a project as the hash of a link, `#v3.…`, which `decodeProject` reads.
 * @param files the first one is what is opened
 * @throws an Error that says in words for people why they cannot be in a link
 */
export async function encodeProject(files: readonly ProjectFile[]): Promise<string> {
  const bytes = writeProject({ files });
  return writeHash('v3', await deflate(bytes), bytes.length);
}
