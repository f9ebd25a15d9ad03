import type { VFile } from 'vfile';
import { isOwnLink } from '../../links/own-link.ts';
import { isFilePath } from '../../links/page-path.ts';
import type { ReportPosition } from '../report-diagnostic.ts';
import { reportAsset } from './asset-diagnostics.ts';
import { takeAsset } from './take-asset.ts';

/**
 * The address of a file that is linked to. If there is no such file, the link may be to a page: links are checked
 * later.
 * @returns the link as it was written if there is no such file
 */
export function linkToFile(href: string, file: VFile, place: ReportPosition): string {
  const [target = ''] = href.split(/[?#]/);
  const isFile = isFilePath(target) && !/\.mdx?$/i.test(target);
  if (!isFile || !isOwnLink(href) || href.startsWith('/')) return href;
  const asset = takeAsset(href, file);
  if (asset?.kind === 'found') return asset.href;
  if (asset && (asset.kind === 'outside' || href.startsWith('@site/'))) {
    reportAsset(file, place, href, asset);
  }
  return href;
}
