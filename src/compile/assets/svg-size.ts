import { Parser } from 'htmlparser2';

/** An SVG starts with text, possibly after a byte order mark. */
const begins = /^\uFEFF?\s*</;

/**
 * Reduces an SVG to its root element with the attributes for its size: some programs store the whole drawing in an
 * attribute or a licence before these, and the size is only searched at the start of the bytes.
 * @returns the bytes unchanged if they are no SVG
 */
export function takeSvgRoot(bytes: Uint8Array): Uint8Array {
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
