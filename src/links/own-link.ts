/** False for absolute URLs, `mailto:` and similar, and for links that the compiler has marked. */
export function isOwnLink(href: string): boolean {
  return !/^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/** True for links within the site, and for web addresses: the configuration tells whether one is the site's. */
export function mayLeadHere(href: string): boolean {
  return isOwnLink(href) || /^\s*(?:https?:|\/\/)/i.test(href);
}
