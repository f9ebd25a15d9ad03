/** What the search shows where React cannot take the page over. */
export { SiteSearch as Island } from './islands/site-search.tsx';
