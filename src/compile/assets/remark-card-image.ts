import type { VFile } from 'vfile';
import { requireAsset } from './asset-diagnostics.ts';

/**
 * Adds the picture for link previews from front matter, if it is a file beside the page, and stores its address in
 * `file.data.image`. Files of `public/` already have an address.
 */
export function remarkCardImage() {
  return (_tree: unknown, file: VFile) => {
    const { cardImage } = file.data;
    const found = cardImage && requireAsset(file, cardImage, cardImage.href);
    if (!found) return;
    file.data.image = file.data.assets?.find((asset) => asset.file === found.file)?.address;
  };
}
