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

/** A link, which takes attributes of its element, too, or HTML as it is. */
const footerItem = z.union([footerLink, z.strictObject({ html: shownHtml })], {
  error: ({ input }) =>
    isMoreThanHtml(input) ? 'expected no other fields beside "html"' : undefined,
});

export const footerSchema = z.strictObject({
  /** Dark in both colour modes, or as the page. */
  style: z.enum(['light', 'dark']),
  /** Columns, where the first has a title, or links in a row. */
  links: z.union(
    [
      z.array(footerItem),
      z.array(z.strictObject({ title: z.string(), items: z.array(footerItem) })),
    ],
    { error: ({ input }) => (isMixed(input) ? simpleOrColumns : undefined) },
  ),
  logo: logo.optional(),
  copyright: z.string().optional(),
});

/** A line above the navbar. */
export const announcementSchema = z.strictObject({
  /** Another id shows the bar again to those who closed it. */
  id: z.string().default('announcement-bar'),
  /** HTML as it is. */
  content: shownHtml,
  /** Colours of CSS; those of the site by default. */
  backgroundColor: z.string().optional(),
  textColor: z.string().optional(),
  isCloseable: z.boolean().default(true),
});

/** Files that a right click on the brand offers; no dialog without them. */
export const brandFilesSchema = z.strictObject({
  /** An SVG for light grounds, and one for dark grounds. */
  logo: sitePath,
  logoDark: sitePath,
  /** A picture that shows what the site is about. */
  cover: sitePath,
});

export type FooterItem = z.output<typeof footerItem>;

const simpleOrColumns =
  'expected links or columns: The footer must be either simple or multi-column, and not a mix of the two';

/** True for a footer in which some entries are columns, and others links. */
function isMixed(links: unknown): boolean {
  if (!Array.isArray(links)) return false;
  const columns = links.filter((entry) => typeof entry === 'object' && entry && 'items' in entry);
  return columns.length > 0 && columns.length < links.length;
}

function isMoreThanHtml(value: unknown): boolean {
  const isHtml = typeof value === 'object' && value !== null && 'html' in value;
  return isHtml && Object.keys(value).length > 1;
}
