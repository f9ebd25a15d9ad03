/** A page of each kind that this site has. */
export const pages = [
  '/',
  '/docs/learn/installation/',
  '/docs/api/configuration/eslint-plugin/',
  '/blog/',
  '/blog/v0.13.0/',
  '/search/?q=defineVars',
  '/playground/',
  '/nowhere/',
  // More pages of these kinds.
  '/docs/api/javascript/create/',
  '/docs/api/javascript/types/',
  '/blog/tags/',
  '/blog/tags/release/',
  '/blog/archive/',
  '/search/',
];
