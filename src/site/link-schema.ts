import { z } from 'zod';
import { sitePath } from '../links/path-schema.ts';
import { shownHtml } from './shown-html.ts';

export const logo = z.strictObject({
  src: sitePath,
  /** Shown in dark mode; `src` by default. */
  srcDark: sitePath.optional(),
  /** Nothing by default where the title stands beside it, else the site's title. */
  alt: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  /** Where the logo leads: the home page by default. */
  href: z.string().optional(),
});

export const oneTarget =
  'expected one target: One and only one between "to" and "href" should be provided';

export const target = { to: sitePath.optional(), href: z.url().optional() };

export const oneName =
  'expected one name: One and only one between "label" and "html" should be provided';

/** What an item is called: words, or HTML in their place. */
export const named = { label: z.string().optional(), html: shownHtml.optional() };

export const link = z
  .strictObject({ label: z.string(), ...target })
  .refine(hasOneTarget, oneTarget);

export function hasOneTarget(item: {
  to?: string | undefined;
  href?: string | undefined;
}): boolean {
  return (item.to === undefined) !== (item.href === undefined);
}

type Named = { label?: string | undefined; html?: string | undefined };

export function hasOneName({ label, html }: Named): boolean {
  return (label === undefined) !== (html === undefined);
}

/** For items that are called after what they lead to, where they say nothing. */
export function hasNoSecondName({ label, html }: Named): boolean {
  return label === undefined || html === undefined;
}
