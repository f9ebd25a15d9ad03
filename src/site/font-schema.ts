import { z } from 'zod';

/** A name that CSS and local fonts can be asked for by, without anything that ends a string. */
const fontName = z.string().regex(/^[\w -]+$/, 'expected letters, digits, spaces and dashes');

/** In percent of the font size, as the descriptors of `@font-face` take it. */
const percent = z.number().positive();

/**
 * A font that the site sends: one weight of a variable font, with a fixed set of characters. What
 * stands in for it has its measures, so that nothing moves where it is absent.
 */
export const fontSchema = z.strictObject({
  family: fontName,
  /** A WOFF2 file of an installed package, by the name that an import would have. */
  file: z.string().regex(/\.woff2$/, 'expected a file that ends in .woff2'),
  weight: z.number().int().min(1).max(1000),
  /** The visitor's own font while, or where, this one is not there. */
  fallback: z.strictObject({
    /** Full names of fonts with the same widths, the first that is installed. */
    local: z.array(fontName).min(1),
    sizeAdjust: percent,
    ascent: percent,
    descent: percent,
  }),
});

/** Fonts by what they are for; a site without the field, or without a part of it, sends none. */
export const fontsSchema = z.strictObject({
  heading: fontSchema.optional(),
  code: fontSchema.optional(),
});

export type SiteFont = z.output<typeof fontSchema>;
export type SiteFonts = z.output<typeof fontsSchema>;
