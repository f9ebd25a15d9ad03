import adapter from 'waku/adapters/node';
import type { PageModules } from './require-defaults.ts';
import { createSiteRouter, listRoutes, type Route } from './site-router.ts';

/**
 * The server entry that the framework asks for. A built site is files: there is a server of its
 * own for `npm run dev` alone.
 * @param build called where the bundle is asked to build; told how to learn the routes of all pages
 * @param answer in dev, answers a request that no page answers
 */
export function createSiteEntry(
  modules: PageModules,
  build: (list: () => Promise<Route[]>) => Promise<void>,
  answer: (url: URL) => Promise<Response | undefined>,
) {
  const router = createSiteRouter(modules);
  const entry = { fetch: () => new Response(), build: () => build(() => listRoutes(router)) };
  if (!import.meta.env.DEV) return entry;
  const server = adapter(router);
  const fetch = async (request: Request, ...rest: unknown[]) => {
    const page = await server.fetch(request, ...rest);
    return page.status === 404 ? ((await answer(new URL(request.url))) ?? page) : page;
  };
  return { ...server, fetch };
}
