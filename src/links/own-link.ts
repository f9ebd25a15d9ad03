/** False for full addresses, `mailto:` and the like, and for links that the compiler has marked. */
export function isOwnLink(href: string): boolean {
  return !/^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}
