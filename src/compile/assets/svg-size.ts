import { Parser } from 'htmlparser2';

/** An SVG begins as text does, perhaps with a byte order mark. */
const begins = /^\uFEFF?\s*</;

/**
 * The root element of an SVG alone, with what says its size: drawing programs keep the whole drawing in an
 * attribute before it, or a licence above it, and the size is looked for at the beginning only.
 * @returns the bytes as they are where they are no SVG
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
