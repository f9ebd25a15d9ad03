import { textFor } from '../../../texts/text.ts';
import type { ProjectFile } from '../compiler/project.ts';
import { checkText, toBase64url } from './base64url.ts';
import { findProjectProblem } from './check-project.ts';
import { deflate } from './deflate.ts';
import { type LinkView, linkBounds, linkVersion } from './link-bounds.ts';

/** The content of a link. */
export type LinkContent = {
  /** The first one is opened. */
  files: readonly ProjectFile[];
  /** The initial view, if it isn't the preview. */
  view?: LinkView;
};

/**
 * Encodes the files of a project as JSON, to be compressed for a link.
 * @throws an Error that explains for readers why they can't be in a link
 */
export function writeProject({ files, view }: LinkContent): string {
  const problem = findProjectProblem(files);
  if (problem) throw new Error(problem);
  const texts = files.flatMap(({ name, code }) => [name, code]);
  return JSON.stringify(view ? [...texts, view] : texts);
}

/**
 * Creates the hash of a link from compressed bytes, with its checksum.
 * @param length the length of the content
 * @throws an Error that explains for readers that it is too long
 */
function writeHash(packed: Uint8Array, length: number): string {
  const text = `${linkVersion}.${toBase64url(packed)}`;
  const hash = `#${text}.${checkText(text)}`;
  if (hash.length <= linkBounds.length && length <= linkBounds.inflated) return hash;
  const needed = (hash.length / 1024).toFixed(1);
  throw new Error(textFor('playground.link.overfull', { needed, most: linkBounds.length / 1024 }));
}

/**
 * Encodes a project as the hash of a link, `#v5.…`, for `decodeProject`.
 * @param files the first one is opened
 * @throws an Error that explains for readers why they can't be in a link
 */
export async function encodeProject(files: readonly ProjectFile[]): Promise<string> {
  const bytes = new TextEncoder().encode(writeProject({ files }));
  return writeHash(await deflate(bytes), bytes.length);
}
