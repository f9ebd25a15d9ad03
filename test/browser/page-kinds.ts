/** A page of each kind that this site has. */
export const pages = [
  '/',
  '/docs/learn/installation/',
  '/docs/api/javascript/create/',
  '/docs/api/javascript/types/',
  '/docs/api/configuration/eslint-plugin/',
  '/blog/',
  '/blog/v0.13.0/',
  '/blog/tags/',
  '/blog/tags/release/',
  '/blog/archive/',
  '/search/',
  '/search/?q=defineVars',
  '/playground/',
  '/nowhere/',
];
