import { z } from 'zod';
import { joinRoute } from '../content/route.ts';
import { decodeSegment } from '../content/source-path.ts';

/** A path of the site without its base path: `/img/logo.svg`. */
export const sitePath = z.string().startsWith('/', 'expected a path that starts with "/"');

/** False for paths that don't name one folder of the output: `/a/../b/`, also encoded, `/a//b/`, `/a\b/`. */
function isPlainPath(path: string): boolean {
  return !/\/\/|\\|\/\.{1,2}(?:\/|$)/.test(decodeSegment(path));
}

const plainPath = 'expected a path without "..", ".", "\\" or empty parts';

/** A path of a folder: `/search/`. */
export const basePath = sitePath
  .endsWith('/', 'expected a path that ends with "/"')
  .refine(isPlainPath, plainPath);

/** A path of a folder, with or without a slash at its ends: `docs/1.2`. */
export const folderPath = (example: string) =>
  z
    .string()
    .regex(/^[^?#\\]*$/, `expected a path such as "${example}"`)
    .refine((written) => isPlainPath(joinRoute(written)), plainPath);

/** The target of a redirect: a path of the site, or the full address of another site. */
export const redirectTo = z
  .string()
  .regex(
    /^(?:\/(?!\/)|https?:\/\/[^\s/])/,
    'expected a path that starts with "/", or a full address: "https://example.com/"',
  );

/** The start of a redirect: a page, or a heading that it had: `/old/`, `/docs/old/#use`. */
export const redirectFrom = sitePath
  .regex(
    /^[^#]*\/(?:#[^#\s]+)?$/,
    'expected a path that ends with "/", or one with the id of a heading: "/old/#id"',
  )
  .refine((from) => isPlainPath(from.replace(/#.*/, '')), plainPath);
