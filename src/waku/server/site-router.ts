import { fsRouter } from 'waku';
import type { unstable_defineRouter as defineRouter } from 'waku/router/server';
import { type PageModules, requireDefaults } from './require-defaults.ts';
import { withTools } from './with-tools.ts';

type Router = ReturnType<typeof defineRouter>;
type Config = Awaited<ReturnType<Router['unstable_getRouterConfigs']>>[number];

/** A page in the file router's list. */
export type Route = Extract<Config, { type: 'route' }>;

/** Creates the framework's file router; its own build, which keeps every page in memory, does nothing. */
export function createSiteRouter(modules: PageModules): Router {
  return fsRouter(requireDefaults(modules), { unstable_skipBuild: () => true });
}

/** Lists the routes of all pages. */
export async function listRoutes(router: Router): Promise<Route[]> {
  // The router knows them after a build; the metadata for a server, which grows with the site, is dropped.
  const saveBuildMetadata = async () => {};
  await withTools((tools) => router.handleBuild({ ...tools, saveBuildMetadata }));
  const configs = await router.unstable_getRouterConfigs();
  return configs.filter((config) => config.type === 'route');
}

/** The path of a page in its address: encoded, without trailing slash: `/docs/learn`. */
export function pathOf({ path }: Route): string {
  return `/${path.map(({ name = '' }) => name).join('/')}`;
}
