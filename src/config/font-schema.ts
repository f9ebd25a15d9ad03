import { z } from 'zod';

/** The name of a font, in CSS and on the visitor's machine, without characters that end a string. */
const fontName = z.string().regex(/^[\w -]+$/, 'expected letters, digits, spaces and dashes');

/** In percent of the font size, like the descriptors of `@font-face`. */
const percent = z.number().positive();

/**
 * A font that the site serves: one weight of a variable font, with a fixed set of characters. Its fallback
 * has the same metrics, so that nothing moves when the font is missing or arrives late.
 */
export const fontSchema = z.strictObject({
  family: fontName,
  /** A WOFF2 file of an installed package, written like an import: `package/file.woff2`. */
  file: z.string().regex(/\.woff2$/, 'expected a file that ends in .woff2'),
  weight: z.number().int().min(1).max(1000),
  /** A font of the visitor's machine, used while this one is loading or if it can't be loaded. */
  fallback: z.strictObject({
    /** Full names of fonts with the same widths; browsers use the first one that is installed. */
    local: z.array(fontName).min(1),
    sizeAdjust: percent,
    ascent: percent,
    descent: percent,
  }),
});

/** The fonts of headings and code. By default, a site serves no fonts. */
export const fontsSchema = z.strictObject({
  heading: fontSchema.optional(),
  code: fontSchema.optional(),
});

export type SiteFont = z.output<typeof fontSchema>;
export type SiteFonts = z.output<typeof fontsSchema>;
