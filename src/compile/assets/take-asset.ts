import path from 'node:path';
import type { VFile } from 'vfile';
import { digest } from '../../cache/disk-cache.ts';
import { markLink } from '../link-marks.ts';
import { noSources } from '../source-reader.ts';
import { findAsset, readAssetPath } from './asset-path.ts';

export type TakenAsset =
  /** The new address, as a marked link. */
  | { kind: 'found'; href: string; bytes: Buffer; file: string }
  | { kind: 'missing' | 'outside'; file: string };

/**
 * Finds the file that an address refers to, and records it in `file.data` as an asset to copy; files in `public/`
 * already have an address, which may be written with the base path, as in Docusaurus.
 * @returns undefined if the address refers to no file of the project
 */
export function takeAsset(href: string, file: VFile): TakenAsset | undefined {
  const taken = takeWritten(href, file);
  const { baseUrl } = file.data;
  if (taken?.kind !== 'missing' || !baseUrl || !href.startsWith(baseUrl)) return taken;
  const below = takeWritten(href.slice(baseUrl.length - 1), file);
  return below?.kind === 'found' ? below : taken;
}

function takeWritten(href: string, file: VFile): TakenAsset | undefined {
  const written = readAssetPath(href, file.path);
  if (!written) return undefined;
  const { name, found } = findAsset(file.data.reader ?? noSources, written.file);
  if (name.startsWith('../')) return { kind: 'outside', file: written.file };
  if (found.kind === 'outside') return { kind: 'outside', file: name };
  if (found.kind !== 'file') return { kind: 'missing', file: name };
  const { bytes } = found;
  if (href.startsWith('/')) return { kind: 'found', href: markLink(href), bytes, file: name };
  const address = addressOf(name, bytes);
  file.data.assets ??= [];
  if (!file.data.assets.some((asset) => asset.file === name)) {
    file.data.assets.push({ file: name, address });
  }
  return { kind: 'found', href: markLink(address + written.hash), bytes, file: name };
}

const maxNameLength = 60;

/**
 * Creates an address from the readable part of the name and a digest of the content: `/assets/pic-0a1b2c3d4e.png`.
 */
function addressOf(file: string, bytes: Buffer): string {
  const { name, ext } = path.posix.parse(file);
  const readable = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .slice(0, maxNameLength)
    .replace(/^[-.]+|[-.]+$/g, '');
  const sum = digest(bytes).slice(0, 10);
  return `/assets/${[readable, sum].filter(Boolean).join('-')}${ext.replace(/[^.a-z0-9]/gi, '')}`;
}
