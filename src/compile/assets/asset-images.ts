import type { VFile } from 'vfile';
import { type ReportPosition, reportDiagnostic } from '../report-diagnostic.ts';
import { requireAsset } from './asset-diagnostics.ts';
import { imageAttributes, type WrittenAttributes } from './image-attributes.ts';

export type ImageTaker = ReturnType<typeof createImageTaker>;

/**
 * Creates a function for the images of one page, called in their order with the address and the attributes that
 * the author wrote.
 * @returns a function that returns the address and further attributes; undefined for images of other origins, and
 * for missing ones, which it reports
 */
export function createImageTaker(file: VFile) {
  let count = 0;
  return (src: string, written: WrittenAttributes, place: ReportPosition) => {
    count += 1;
    if (src === '') {
      reportDiagnostic(file, place, {
        message: 'the image has no address',
        hint: 'Write it as ![what it shows](./picture.png).',
      });
      return undefined;
    }
    const asset = requireAsset(file, place, src);
    if (!asset) return undefined;
    let attributes: Record<string, string> = {};
    try {
      attributes = imageAttributes(asset.bytes, written, count === 1);
    } catch {
      reportDiagnostic(file, place, {
        message: `the size of "${src}" cannot be read: ${asset.file} is not an image, or is damaged`,
        hint: 'Save it again, or write width and height: <img src="…" width="640" height="480" />.',
        severity: 'warning',
      });
    }
    return { href: asset.href, attributes };
  };
}
