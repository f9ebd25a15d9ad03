import path from 'node:path';
import type { VFile } from 'vfile';
import { findNearestName } from '../../diagnostics/nearest-name.ts';
import { type ReportPosition, reportDiagnostic } from '../report-diagnostic.ts';
import { type TakenAsset, takeAsset } from './take-asset.ts';

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
