import { z } from 'zod';
import { sitePath } from '../links/path-schema.ts';
import { withAttributes } from './link-attributes.ts';
import { hasOneTarget, logo, oneTarget, target } from './link-schema.ts';
import { shownHtml } from './shown-html.ts';

const footerLink = withAttributes({
  label: z.string(),
  ...target,
  className: z.string().optional(),
}).refine(hasOneTarget, oneTarget);

/** A link, which also takes attributes of its element, or HTML, used unchanged. */
const footerItem = z.union([footerLink, z.strictObject({ html: shownHtml })], {
  error: ({ input }) =>
    isMoreThanHtml(input) ? 'expected no other fields besides "html"' : undefined,
});

export const footerSchema = z.strictObject({
  /** Dark in both colour modes, or like the page. */
  style: z.enum(['light', 'dark']).default('light'),
  /** Columns, if the first entry has a title; otherwise links in a row. */
  links: z
    .union(
      [
        z.array(footerItem),
        z.array(z.strictObject({ title: z.string(), items: z.array(footerItem) })),
      ],
      { error: ({ input }) => (isMixed(input) ? simpleOrColumns : undefined) },
    )
    .default([]),
  logo: logo.optional(),
  /** A text, or HTML, used unchanged. */
  copyright: z.union([z.string(), z.strictObject({ html: shownHtml })]).optional(),
});

/** A bar above the navbar. */
export const announcementSchema = z.strictObject({
  /** A new id shows the bar again to visitors who closed it. */
  id: z.string().default('announcement-bar'),
  /** HTML, used unchanged. */
  content: shownHtml,
  /** CSS colours; by default, those of the site. */
  backgroundColor: z.string().optional(),
  textColor: z.string().optional(),
  isCloseable: z.boolean().default(true),
});

/** The files in the dialog that a right click on the logo opens; without them, there is no dialog. */
export const brandFilesSchema = z.strictObject({
  /** An SVG for light backgrounds, and one for dark backgrounds. */
  logo: sitePath,
  logoDark: sitePath,
  /** A cover picture of the site. */
  cover: sitePath,
});

export type FooterItem = z.output<typeof footerItem>;

const simpleOrColumns =
  'expected links or columns: The footer must be either simple or multi-column, and not a mix of the two';

/** Whether some entries of a footer are columns and others are links. */
function isMixed(links: unknown): boolean {
  if (!Array.isArray(links)) return false;
  const columns = links.filter((entry) => typeof entry === 'object' && entry && 'items' in entry);
  return columns.length > 0 && columns.length < links.length;
}

function isMoreThanHtml(value: unknown): boolean {
  const isHtml = typeof value === 'object' && value !== null && 'html' in value;
  return isHtml && Object.keys(value).length > 1;
}
