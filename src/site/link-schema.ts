import { z } from 'zod';

/** A site path (`/docs/`) or an address of another origin. */
export const sitePath = z.string().startsWith('/', 'expected a path that starts with "/"');
export const basePath = sitePath.endsWith('/', 'expected a path that ends with "/"');

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

export const link = z
  .strictObject({ label: z.string(), ...target })
  .refine(hasOneTarget, oneTarget);

export function hasOneTarget(item: {
  to?: string | undefined;
  href?: string | undefined;
}): boolean {
  return (item.to === undefined) !== (item.href === undefined);
}
