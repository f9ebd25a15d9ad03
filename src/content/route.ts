import { decodeAddress, decodeSegment } from './source-path.ts';

/** Joins the parts of a route: with slashes at both ends, none doubled, in composed Unicode. */
export function joinRoute(...paths: string[]): string {
  const segments = paths.flatMap((path) => path.split('/')).filter(Boolean);
  return segments.length > 0 ? `/${segments.join('/')}/`.normalize('NFC') : '/';
}

/**
 * The route that a slug in front matter gives a page.
 * @param slug `/x` is relative to the base, `x` and `../x` to the folder; percent-encoded or not
 * @param base the start of the routes, which a slug can't leave: `/docs`
 * @param folder the route of the folder below the base: `learn/theming`
 * @param ownRoute the route below the base without a slug
 * @returns the route, not encoded, or what is wrong with the slug
 */
export function resolveSlug(
  slug: string | undefined,
  base: string,
  folder: string,
  ownRoute = '',
): { route: string } | { problem: string } {
  if (slug === undefined) return checkRoute(joinRoute(base, ownRoute));
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(slug)) return { problem: 'it is a full address' };
  if (/[?#\\]/.test(slug))
    return { problem: 'it contains "?", "#" or "\\", which a path cannot have' };
  const segments = slug.startsWith('/') ? [] : folder.split('/').filter(Boolean);
  for (const written of slug.split('/')) {
    const segment = decodeAddress(written);
    if (segment === undefined) return { problem: `"${written}" is not valid percent-encoding` };
    if (segment === '' || segment === '.') continue;
    if (segment === '..') {
      if (segments.pop() === undefined) return { problem: `it points outside ${base}/` };
      continue;
    }
    const problem = checkSegment(segment);
    if (problem) return { problem };
    segments.push(segment);
  }
  return checkRoute(joinRoute(base, ...segments));
}

/**
 * Hosts and the router take `index.html` for its folder, and decode an address more than once, so a name can't look
 * like a part of an encoded one.
 */
function checkRoute(route: string): { route: string } | { problem: string } {
  if (route.endsWith('/index.html/')) {
    return { problem: '"index.html" is another name for the address of its folder' };
  }
  const code = /(?:%[\da-f]{2})+/gi;
  const name = route.split('/').find((segment) => decodeSegment(segment) !== segment);
  if (name === undefined) return { route };
  const [sign = ''] = name.match(code) ?? [];
  return {
    problem: `"${name}" contains "${sign}", which addresses have for "${decodeSegment(sign)}"`,
  };
}

function checkSegment(segment: string): string | undefined {
  if (/[/\\]|\p{Cc}/u.test(segment)) return `${JSON.stringify(segment)} is not a valid folder name`;
  const tooLong = Buffer.byteLength(segment) > 255;
  return tooLong ? 'a part of it is longer than 255 bytes, the limit for file names' : undefined;
}
