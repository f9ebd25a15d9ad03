import { findMeantScheme } from './unusable-link.ts';

/** False for absolute URLs, `mailto:` and similar, and for links that the compiler has marked. */
export function isOwnLink(href: string): boolean {
  return !/^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/**
 * True for links within the site, for web addresses, of which the configuration tells whether one is the site's, and
 * for links that no visitor can follow.
 */
export function needsCheck(href: string): boolean {
  return (
    isOwnLink(href) ||
    /^\s*(?:https?:|file:|\/\/)/i.test(href) ||
    findMeantScheme(href) !== undefined
  );
}
