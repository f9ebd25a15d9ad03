/** The search of every page, including pages that React can't hydrate. */
export { SiteSearch as Island } from './islands/site-search.tsx';
