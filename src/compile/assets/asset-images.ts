import type { VFile } from 'vfile';
import { type Place, reportFault } from '../report-fault.ts';
import { requireAsset } from './asset-faults.ts';
import { imageAttributes } from './image-attributes.ts';

export type TakenImage = { href: string; attributes: Record<string, string> };

/**
 * @param src the address as it was written
 * @param written the attributes that the author gave
 * @returns its address and further attributes; undefined for images of other origins, and for
 * those that are not there, which is reported
 */
export type ImageTaker = (
  src: string,
  written: Readonly<Record<string, string | undefined>>,
  place: Place,
) => TakenImage | undefined;

/** Takes the images of one page, in their order. */
export function createImageTaker(file: VFile): ImageTaker {
  let count = 0;
  return (src, written, place) => {
    count += 1;
    if (src === '') {
      reportFault(file, place, {
        message: 'the image has no address',
        hint: 'Write it as ![what it shows](./picture.png).',
      });
      return undefined;
    }
    const asset = requireAsset(file, place, src);
    if (!asset) return undefined;
    try {
      const attributes = imageAttributes(asset.bytes, written, count === 1);
      return { href: asset.href, attributes };
    } catch {
      reportFault(file, place, {
        message: `the size of "${src}" cannot be read: ${asset.file} is no image, or is damaged`,
        hint: 'Save it anew, or write width and height: <img src="…" width="640" height="480" />.',
        severity: 'warning',
      });
      return { href: asset.href, attributes: {} };
    }
  };
}
