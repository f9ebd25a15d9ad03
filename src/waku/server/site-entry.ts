import adapter from 'waku/adapters/node';
import { createSiteRouter, listRoutes, type PageModules, type Route } from './site-router.ts';

/**
 * Creates the server entry for the framework. A built site is files; only `npm run dev` has a server.
 * @param build called when the bundle is asked to build, with a function that lists the routes of all pages
 * @param answer in dev, answers requests for files other than pages
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
    const diagnostics = page.status === 500 ? await globalThis.__SITE_ERROR_PAGE__?.() : undefined;
    if (diagnostics !== undefined) {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
      return new Response(diagnostics, { status: 500, headers });
    }
    return page.status === 404 ? ((await answer(new URL(request.url))) ?? page) : page;
  };
  return { ...server, fetch };
}
