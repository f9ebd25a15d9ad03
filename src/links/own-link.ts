/** False for full addresses, `mailto:` and the like, and for links that the compiler has marked. */
export function isOwnLink(href: string): boolean {
  return !/^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/** True for own links, and for web addresses: whether one is the site's, its configuration tells. */
export function mayLeadHere(href: string): boolean {
  return isOwnLink(href) || /^\s*(?:https?:|\/\/)/i.test(href);
}
