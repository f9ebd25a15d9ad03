import type { VFile } from 'vfile';
import { requireAsset } from './asset-faults.ts';

/**
 * Takes the picture for link previews that front matter names as a file beside the page, and notes
 * its address in `file.data.image`; one of `public/` has its address already.
 */
export function remarkCardImage() {
  return (_tree: unknown, file: VFile) => {
    const { cardImage } = file.data;
    const found = cardImage && requireAsset(file, cardImage, cardImage.href);
    if (!found) return;
    file.data.image = file.data.assets?.find((asset) => asset.file === found.file)?.address;
  };
}
