import { fsRouter } from 'waku';
import type { unstable_defineRouter as defineRouter } from 'waku/router/server';
import { type PageModules, requireDefaults } from './require-defaults.ts';
import { withTools } from './with-tools.ts';

type Router = ReturnType<typeof defineRouter>;
type Config = Awaited<ReturnType<Router['unstable_getRouterConfigs']>>[number];

/** A page as the file router lists it. */
export type Route = Extract<Config, { type: 'route' }>;

/** The framework's file router; its own build, which keeps every page in memory, does nothing. */
export function createSiteRouter(modules: PageModules): Router {
  return fsRouter(requireDefaults(modules), { unstable_skipBuild: () => true });
}

/** The routes of all pages. */
export async function listRoutes(router: Router): Promise<Route[]> {
  // It knows them after a build; what that keeps for a server grows with the site.
  const saveBuildMetadata = async () => {};
  await withTools((tools) => router.handleBuild({ ...tools, saveBuildMetadata }));
  const configs = await router.unstable_getRouterConfigs();
  return configs.filter((config) => config.type === 'route');
}

/** The path of a page as its address has it, encoded, without closing slash: `/docs/learn`. */
export function pathOf({ path }: Route): string {
  return `/${path.map(({ name = '' }) => name).join('/')}`;
}
