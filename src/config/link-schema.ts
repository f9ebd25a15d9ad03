import { z } from 'zod';
import { sitePath } from '../links/path-schema.ts';
import { shownHtml } from './shown-html.ts';

export const logo = z.strictObject({
  src: sitePath,
  /** The logo in dark mode; by default, `src`. */
  srcDark: sitePath.optional(),
  /** By default, empty if the title is next to the logo, otherwise the site's title. */
  alt: z.string().optional(),
  /** In pixels. Without a size, a logo is 31 pixels high in the navbar and 26 in the footer. */
  width: z.number().optional(),
  height: z.number().optional(),
  /** The target of the logo; by default, the home page. */
  href: z.string().optional(),
});

export const oneTarget =
  'expected one target: One and only one between "to" and "href" should be provided';

export const target = { to: sitePath.optional(), href: z.url().optional() };

export const oneName =
  'expected one name: One and only one between "label" and "html" should be provided';

/** The name of an item: a label, or HTML instead. */
export const named = { label: z.string().optional(), html: shownHtml.optional() };

export const link = z
  .strictObject({ label: z.string(), ...target })
  .refine(hasOneTarget, oneTarget);

/** Whether an item has exactly one target. */
export function hasOneTarget(item: {
  to?: string | undefined;
  href?: string | undefined;
}): boolean {
  return (item.to === undefined) !== (item.href === undefined);
}

type Named = { label?: string | undefined; html?: string | undefined };

/** Whether an item has exactly one of label and HTML. */
export function hasOneName({ label, html }: Named): boolean {
  return (label === undefined) !== (html === undefined);
}

/** For items whose label is, by default, the name of their target. */
export function hasNoSecondName({ label, html }: Named): boolean {
  return label === undefined || html === undefined;
}
