/** The search of every page, also of one that React cannot take over. */
export { SiteSearch as Island } from './islands/site-search.tsx';
