import { z } from 'zod';

/** A path of the site without its base path: `/img/logo.svg`. */
export const sitePath = z.string().startsWith('/', 'expected a path that starts with "/"');

/** A path of a folder: `/search/`. */
export const basePath = sitePath.endsWith('/', 'expected a path that ends with "/"');

/** The target of a redirect: a path of the site, or the full address of another site. */
export const redirectTo = z
  .string()
  .regex(
    /^(?:\/(?!\/)|https?:\/\/[^\s/])/,
    'expected a path that starts with "/", or a full address: "https://example.com/"',
  );

/** The start of a redirect: a page, or a heading that it had: `/old/`, `/docs/old/#use`. */
export const redirectFrom = sitePath.regex(
  /^[^#]*\/(?:#[^#\s]+)?$/,
  'expected a path that ends with "/", or one with the id of a heading: "/old/#id"',
);
