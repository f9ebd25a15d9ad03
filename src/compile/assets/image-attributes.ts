import { imageSize } from 'image-size';
import { takeSvgRoot } from './svg-size.ts';

/** Attributes of an `img`, as an author wrote them. */
export type WrittenAttributes = Readonly<Record<string, string | undefined>>;

/**
 * What an image gets beside what its author wrote: its size, so that the text below it never
 * moves, and `loading` and `decoding`, save for the first of a page, which is likely seen at once.
 * @throws where the bytes are no image that can be read
 */
export function imageAttributes(
  bytes: Uint8Array,
  written: WrittenAttributes,
  isFirst: boolean,
): Record<string, string> {
  const made = {
    ...sizeAttributes(readSize(bytes), written),
    ...(isFirst ? {} : { loading: 'lazy', decoding: 'async' }),
  };
  return Object.fromEntries(Object.entries(made).filter(([name]) => written[name] === undefined));
}

type Size = { width: number; height: number };

function readSize(bytes: Uint8Array): Size {
  const { width, height, orientation = 1 } = imageSize(takeSvgRoot(bytes));
  // From 5 on the camera was held upright: browsers turn the picture.
  const [across, down] = orientation >= 5 ? [height, width] : [width, height];
  return { width: Math.round(across), height: Math.round(down) };
}

/** The other side of a size that was written by half; none where that is no number of pixels. */
function sizeAttributes(
  { width, height }: Size,
  written: WrittenAttributes,
): Record<string, string> {
  if (written.width !== undefined) {
    const scale = Number(written.width) / width;
    return Number.isFinite(scale) ? { height: String(Math.round(height * scale)) } : {};
  }
  if (written.height !== undefined) {
    const scale = Number(written.height) / height;
    return Number.isFinite(scale) ? { width: String(Math.round(width * scale)) } : {};
  }
  return { width: String(width), height: String(height) };
}
