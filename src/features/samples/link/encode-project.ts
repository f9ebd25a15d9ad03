import type { ProjectFile } from '../compiler/project.ts';
import { deflate } from './deflate.ts';
import { writeHash, writeProject } from './write-link.ts';

/**
 * Encodes a project as the hash of a link, `#v5.…`, for `decodeProject`.
 * @param files the first one is opened
 * @throws an Error that explains for readers why they can't be in a link
 */
export async function encodeProject(files: readonly ProjectFile[]): Promise<string> {
  const bytes = writeProject({ files });
  return writeHash(await deflate(bytes), bytes.length);
}
