import { decodeSegment } from '../content/source-path.ts';
import { payloadFolder } from '../waku/names/payload-folder.ts';

/**
 * The route that a request for a page or payload is about: `/docs/learn/`.
 * @param base the base path, with slashes at both ends
 * @returns undefined for other requests, such as that for the shell's payload
 */
export function routeOfRequest(url: string, base: string): string | undefined {
  const address = decodeSegment(url.replace(/[?#].*$/s, ''));
  const below = address.startsWith(base) ? address.slice(base.length) : address.slice(1);
  const payload = `${payloadFolder}/`;
  const name = below.startsWith(payload) ? routeName(below.slice(payload.length)) : below;
  if (name === undefined) return undefined;
  const route = name.replace(/(^|\/)index\.html$/, '$1').replace(/^\/|\/$/g, '');
  return route === '' ? '/' : `/${route}/`;
}

/** The framework names the payload of `/docs/learn/` `R/docs/learn.txt`. */
function routeName(payload: string): string | undefined {
  const name = /^R\/(.*)\.txt$/.exec(payload)?.[1];
  return name === '_root' ? '' : name?.replace(/\/_$/, '');
}
