import { z } from 'zod';

/** A font name that is safe in CSS strings and for local fonts. */
const fontName = z.string().regex(/^[\w -]+$/, 'expected letters, digits, spaces and dashes');

/** In percent of the font size, like the descriptors of `@font-face`. */
const percent = z.number().positive();

/**
 * A font that the site serves: one weight of a variable font, with a fixed set of characters. Its fallback has the
 * same metrics, so that nothing moves where the font is absent.
 */
export const fontSchema = z.strictObject({
  family: fontName,
  /** A WOFF2 file of an installed package, named as in an import. */
  file: z.string().regex(/\.woff2$/, 'expected a file that ends in .woff2'),
  weight: z.number().int().min(1).max(1000),
  /** The visitor's local font that is used until this one is loaded, or if it can't be. */
  fallback: z.strictObject({
    /** Full names of fonts with the same widths; the first that is installed is used. */
    local: z.array(fontName).min(1),
    sizeAdjust: percent,
    ascent: percent,
    descent: percent,
  }),
});

/** The fonts by role; a site without the field, or without a role, serves none. */
export const fontsSchema = z.strictObject({
  heading: fontSchema.optional(),
  code: fontSchema.optional(),
});

export type SiteFont = z.output<typeof fontSchema>;
export type SiteFonts = z.output<typeof fontsSchema>;
