import { deflateRawSync } from 'node:zlib';
import type { ProjectFile } from '../compiler/project.ts';
import { linkVersions } from '../link/link-versions.ts';
import { writeHash, writeProject } from '../link/write-link.ts';
import type { Sample } from '../sample.ts';

/**
 * Writes the address at which the playground opens a sample, its own file first.
 * @returns undefined where it does not fit into a link
 */
export function linkSample({ files, file }: Sample): string | undefined {
  const ordered = files.toSorted((a, b) => Number(b.name === file) - Number(a.name === file));
  try {
    return `/playground/${encodeShort(ordered)}`;
  } catch {
    return undefined;
  }
}

/** What `encodeProject` does, in half as many characters: with what only Node can compress. */
export function encodeShort(files: readonly ProjectFile[]): string {
  const bytes = writeProject(files);
  const dictionary = Buffer.from(linkVersions.v4);
  const packed = deflateRawSync(bytes, { dictionary, level: 9 });
  return writeHash('v4', packed, bytes.length);
}
