import path from 'node:path';
import { fsRouter } from 'waku';
import type { unstable_defineRouter as defineRouter } from 'waku/router/server';
import { DiagnosticError } from '../../diagnostics/diagnostic.ts';
import { withTools } from './with-tools.ts';

/** Page modules by file, as from `import.meta.glob`: `./pages/index.tsx`. */
export type PageModules = Parameters<typeof fsRouter>[0];

/** Gives page modules without a default export one that throws an error about that, in builds and in dev. */
function requireDefaults(modules: PageModules): PageModules {
  const entries = Object.entries(modules).map(([file, load]) => [
    file,
    async () => ({ default: () => failFor(file), ...Object(await load()) }),
  ]);
  return Object.fromEntries(entries);
}

function failFor(file: string): never {
  const route = file.replace(/^\.\/pages/, '').replace(/(?:\/index)?\.tsx?$/, '') || '/';
  const message = `The page component at ${route} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`;
  const hint =
    'Write `export default function` before its component, or move the file out of src/pages.';
  throw new DiagnosticError([
    { file: path.posix.join('src', file), line: 1, column: 1, message, hint },
  ]);
}

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
