import path from 'node:path';
import type { VFile } from 'vfile';
import { decodeSegment } from '../../content/source-path.ts';
import { findNearestName } from '../../diagnostics/nearest-name.ts';
import { isOwnLink } from '../../links/own-link.ts';
import { digest } from '../../node/disk-cache.ts';
import { markLink } from '../link-marks.ts';
import { type ReportPosition, reportDiagnostic } from '../report-diagnostic.ts';
import { type FoundSource, noSources, type SourceReader } from '../source-reader.ts';

type TakenAsset =
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
  const asset = findAsset(href, file);
  if (asset?.kind !== 'found') return asset;
  const { bytes, hash, file: name } = asset;
  if (href.startsWith('/')) return { kind: 'found', href: markLink(href), bytes, file: name };
  const address = addressOf(name, bytes);
  file.data.assets ??= [];
  if (!file.data.assets.some((other) => other.file === name)) {
    file.data.assets.push({ file: name, address });
  }
  return { kind: 'found', href: markLink(address + hash), bytes, file: name };
}

/** Finds the file that an address refers to, without an address of its own; undefined if it refers to none. */
export function findAsset(href: string, file: VFile) {
  const written = readAssetPath(href, file.path);
  if (!written) return undefined;
  const { name, found: source } = findSource(file.data.reader ?? noSources, written.file);
  if (name.startsWith('../')) return { kind: 'outside', file: written.file } as const;
  if (source.kind === 'outside') return { kind: 'outside', file: name } as const;
  if (source.kind !== 'file') return { kind: 'missing', file: name } as const;
  return { kind: 'found', bytes: source.bytes, hash: written.hash, file: name } as const;
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

/**
 * The file that an address refers to, whether it exists or not.
 * @param href as it was written: `./pic.png`, `@site/public/img/a.svg`, `/img/a.svg`
 * @param from the file with the reference, as a path from the root
 * @returns its path from the root, which starts with `../` outside of the project, and the rest of the address,
 * such as `#icon`; undefined for other origins and for `#here`
 */
function readAssetPath(href: string, from: string): { file: string; hash: string } | undefined {
  if (!isOwnLink(href)) return undefined;
  const [, target = '', , hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  if (target === '') return undefined;
  const name = decodeSegment(target);
  if (name.startsWith('@site/')) return { file: path.posix.normalize(name.slice(6)), hash };
  if (name.startsWith('/')) return { file: path.posix.join('public', name), hash };
  return { file: path.posix.join(path.posix.dirname(from), name), hash };
}

/**
 * Finds a file under the requested name or an equivalent one: accents may be composed or not, Docusaurus'
 * `static/` is `public/` here, and its root folders are in `content/`.
 * @returns its path from the root; the requested one if there is no such file
 */
function findSource(reader: SourceReader, file: string): { name: string; found: FoundSource } {
  const names = [file, file.normalize('NFC'), file.normalize('NFD')];
  const moved = names.map((name) =>
    name.replace(/^static\//, 'public/').replace(/^(?=docs\/|blog\/)/, 'content/'),
  );
  const ofStatic = names.flatMap((name) =>
    /(?:^|\/)static\//.test(name) ? [name.replace(/^(?:.*?\/)?static\//, 'public/')] : [],
  );
  const isThere = (name: string) => ['file', 'outside'].includes(reader.read(name).kind);
  const name = [...names, ...moved, ...ofStatic].find(isThere) ?? file;
  return { name, found: reader.read(name) };
}

type FoundAsset = Extract<TakenAsset, { kind: 'found' }>;

/** Finds the file that an address refers to, and reports it if it is missing. */
export function requireAsset(
  file: VFile,
  place: ReportPosition,
  href: string,
): FoundAsset | undefined {
  const asset = takeAsset(href, file);
  if (asset?.kind === 'found') return asset;
  if (asset) reportAsset(file, place, href, asset);
  return undefined;
}

/** Reports a file that is missing, or outside of the project. */
export function reportAsset(
  file: VFile,
  place: ReportPosition,
  href: string,
  asset: Exclude<TakenAsset, FoundAsset>,
): void {
  if (asset.kind === 'outside') {
    reportDiagnostic(file, place, {
      message: asset.file.startsWith('../')
        ? `"${href}" points outside the project, to ${asset.file}`
        : `"${href}" points outside the project, through a symbolic link in ${asset.file}`,
      hint: 'Copy the file to the folder of this page, or into public/.',
    });
    return;
  }
  const { missingFiles = 'throw' } = file.data;
  if (missingFiles !== 'throw') {
    file.data.missingHrefs ??= new Set();
    file.data.missingHrefs.add(href);
  }
  if (missingFiles === 'ignore') return;
  const { cause, hint } = explainMissing(href, asset.file, file);
  reportDiagnostic(file, place, {
    message: `cannot find "${href}": ${cause}`,
    hint,
    ...(missingFiles === 'warn' && { severity: 'warning' as const }),
  });
}

/** @param missing the path from the root that `href` means */
function explainMissing(href: string, missing: string, { data: { reader } }: VFile) {
  if (reader?.read(missing).kind === 'folder') {
    return { cause: `${missing} is a folder`, hint: 'Write the path of a file in it.' };
  }
  const cause = `there is no file ${missing}`;
  if (href.includes('\\')) {
    return { cause, hint: `Write / between folders: ${href.replaceAll('\\', '/')}` };
  }
  const { dir, base } = path.posix.parse(missing);
  const near = findNearestName(base, (reader?.list(dir) ?? []).filter(isLike(base)));
  const hint = near
    ? `Did you mean ${near}, which is in that folder?`
    : 'Write its path relative to this file, from the root as @site/…, or in public/ as /img/….';
  return { cause, hint };
}

/** Suggests pictures for a picture, and other files for other files. */
function isLike(wanted: string): (name: string) => boolean {
  const isPage = (name: string) => /\.mdx?$/i.test(name);
  return (name) => isPage(name) === isPage(wanted);
}

/** Warns of an image without alternative text. */
export function reportMissingAlt(file: VFile, place: ReportPosition, src: string): void {
  reportDiagnostic(file, place, {
    message: `the image "${src}" has no alt text`,
    hint: 'Describe what it shows, as in ![A button in two colours](…), or write <img alt="" … /> for a decoration.',
    severity: 'warning',
  });
}
