import { deflateRawSync } from 'node:zlib';
import { dictionary } from '../link/dictionary.ts';
import type { LinkView } from '../link/link-bounds.ts';
import { type LinkContent, writeHash, writeProject } from '../link/write-link.ts';
import type { Sample } from '../sample.ts';
import type { CompiledSample } from './compile-sample.ts';

/**
 * The address at which the playground opens a sample, its own file first. If no component is visible, it opens at
 * its rules, or at its JavaScript if it has no rules either.
 * @returns undefined if it doesn't fit into a link
 */
export function linkSample(
  { files, file }: Sample,
  { file: compiled, entry, html }: Pick<CompiledSample, 'file' | 'entry' | 'html'>,
): string | undefined {
  const ordered = files.toSorted((a, b) => Number(b.name === file) - Number(a.name === file));
  const content = {
    files: entry ? [...ordered, entry] : ordered,
    ...(html === undefined && { view: viewOf(compiled) }),
  };
  try {
    return `/playground/${encodeShort(content)}`;
  } catch {
    return undefined;
  }
}

const viewOf = ({ rules }: CompiledSample['file']): LinkView =>
  rules.some(({ css }) => css !== '') ? 'rules' : 'javascript';

/** Like `encodeProject`, in half as many characters, with compression that only Node has. */
export function encodeShort(content: LinkContent): string {
  const bytes = writeProject(content);
  const packed = deflateRawSync(bytes, { dictionary: Buffer.from(dictionary), level: 9 });
  return writeHash(packed, bytes.length);
}
