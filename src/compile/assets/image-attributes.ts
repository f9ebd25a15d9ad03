import { Parser } from 'htmlparser2';
import { imageSize } from 'image-size';

/** The attributes of an `img`, as an author wrote them. */
export type WrittenAttributes = Readonly<Record<string, string | undefined>>;

/**
 * The attributes that an image gets in addition to the author's: its size, so that the text below it never moves,
 * and `loading` and `decoding`, except for the first image of a page, which is probably visible at once.
 * @throws if the bytes are not a known image format
 */
export function imageAttributes(
  bytes: Uint8Array,
  written: WrittenAttributes,
  isFirst: boolean,
): Record<string, string> {
  const added = {
    ...sizeAttributes(readSize(bytes), written),
    ...(isFirst ? {} : { loading: 'lazy', decoding: 'async' }),
  };
  return Object.fromEntries(Object.entries(added).filter(([name]) => written[name] === undefined));
}

export type Size = { width: number; height: number };

/** One dimension of a picture as it is shown, in pixels. */
export type WantedSize = { width: number } | { height: number };

/**
 * The size of a picture that is shown with a given width or height, in pixels.
 * @throws if the bytes are not a known image format
 */
export function fitSize(bytes: Uint8Array, wanted: WantedSize): Size {
  return scaleSize(readSize(bytes), wanted);
}

function scaleSize({ width, height }: Size, wanted: WantedSize): Size {
  const scale = 'width' in wanted ? wanted.width / width : wanted.height / height;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function readSize(bytes: Uint8Array): Size {
  const { width, height, orientation = 1 } = imageSize(takeSvgRoot(bytes));
  // EXIF orientations from 5 on are rotated by 90 degrees; browsers apply that.
  const [across, down] = orientation >= 5 ? [height, width] : [width, height];
  return { width: Math.round(across), height: Math.round(down) };
}

/** Computes the other dimension if the author wrote only one; nothing if that isn't a number of pixels. */
function sizeAttributes(size: Size, written: WrittenAttributes): Record<string, string> {
  if (written.width !== undefined) {
    const { height } = scaleSize(size, { width: Number(written.width) });
    return Number.isFinite(height) ? { height: String(height) } : {};
  }
  if (written.height !== undefined) {
    const { width } = scaleSize(size, { height: Number(written.height) });
    return Number.isFinite(width) ? { width: String(width) } : {};
  }
  return { width: String(size.width), height: String(size.height) };
}

/** An SVG starts with text, possibly after a byte order mark. */
const begins = /^\uFEFF?\s*</;

/**
 * Reduces an SVG to its root element with the attributes for its size: some programs store the whole drawing in an
 * attribute or a licence before these, and the size is only searched at the start of the bytes.
 * @returns the bytes unchanged if they are no SVG
 */
function takeSvgRoot(bytes: Uint8Array): Uint8Array {
  if (!begins.test(new TextDecoder().decode(bytes.subarray(0, 100)))) return bytes;
  let root: string | undefined;
  const parser = new Parser(
    {
      onopentag: (name, { width, height, viewBox }) => {
        parser.pause();
        if (name !== 'svg') return;
        const written = {
          width,
          height,
          viewBox: viewBox
            ?.trim()
            .split(/[\s,]+/)
            .join(' '),
        };
        root = Object.entries(written)
          .flatMap(([key, value = '']) => (value === '' ? [] : ` ${key}="${value}"`))
          .join('');
      },
    },
    { xmlMode: true },
  );
  parser.end(new TextDecoder().decode(bytes));
  return root === undefined ? bytes : new TextEncoder().encode(`<svg${root || ' '}></svg>`);
}
