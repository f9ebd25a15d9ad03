import adapter from 'waku/adapters/node';
import { createSiteRouter, listRoutes, type PageModules, type Route } from './site-router.ts';

/**
 * The server entry that the framework asks for. A built site is files: there is a server of its
 * own for `npm run dev` alone.
 * @param build called where the bundle is asked to build; told how to learn the routes of all pages
 */
export function createSiteEntry(
  modules: PageModules,
  build: (list: () => Promise<Route[]>) => Promise<void>,
) {
  const router = createSiteRouter(modules);
  if (import.meta.env.DEV) return adapter(router);
  return { fetch: () => new Response(), build: () => build(() => listRoutes(router)) };
}
