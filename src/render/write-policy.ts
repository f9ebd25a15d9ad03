import type { SiteConfig } from '../site/schema.ts';
import { findNeeds, hashOf, type Needs } from './page-needs.ts';

export type PolicyOptions = {
  /** What the site adds for all pages; false where it wants no policy. */
  hosts: SiteConfig['contentSecurityPolicy'];
  /** The script that every page runs inline, before paint. */
  themeScript: string;
};

/** Thrown where a page is not written as `writePolicy` knows it. */
class UnknownHeadError extends Error {}

/** What all pages may do. Styles and scripts that stand in a page are named by their hashes. */
const basis: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  // `islands/trusted-html` makes it.
  'trusted-types': ['site-html'],
};

/** A script in a file beside the one that every page has. */
const ownScript = /<script\b(?![^>]*\sdata-app=)[^>]*\ssrc=/i;

/**
 * Puts the Content-Security-Policy into the head of a page, before all that it is about.
 * @param name of the page, for errors
 * @param css the page's own style sheet
 * @returns the page, and whether its policy allows more than that of others, or scripts come with
 *   it: what the policy of another page would block after a navigation without a load
 * @throws where the head has no place for it
 */
export function writePolicy(
  name: string,
  html: string,
  { hosts, themeScript }: PolicyOptions,
  css?: string,
): { html: string; isOwn: boolean } {
  if (hosts === false) return { html, isOwn: false };
  const policy = new Map(Object.entries(basis).map(([key, list]) => [key, new Set(list)]));
  addSources(policy, new Map(Object.entries(hosts).map(([key, list]) => [dashed(key), list])));
  addSources(policy, new Map([['script-src', [hashOf(themeScript)]]]));
  const isOwn = addSources(policy, findNeeds(html, css)) || ownScript.test(html);
  const text = [...policy].map(([key, sources]) => [key, ...sources].join(' ')).join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${text}">`;
  const written = html.replace(/<head>\s*<meta charset="utf-8"\s*\/?>/i, (start) => start + meta);
  if (written === html) throw new UnknownHeadError(`${name}: the page has no place for its policy`);
  return { html: written, isOwn };
}

/** @returns whether one of them is new */
function addSources(policy: Needs, more: ReadonlyMap<string, Iterable<string>>): boolean {
  let isNew = false;
  for (const [name, sources] of more) {
    const known = policy.get(name) ?? new Set();
    for (const source of sources) {
      isNew ||= !known.has(source);
      policy.set(name, known.add(source));
    }
  }
  return isNew;
}

/** `imgSrc` of the config is `img-src`. */
function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
