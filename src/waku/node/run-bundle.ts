import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The module of a bundle that runs its build, as the framework does. */
export const bundleEntry = 'server/build.js';

/** The environment variables that bundlers, or their tools, include in a bundle. */
export const bundledVariables = /^(?:WAKU_PUBLIC_|VITE_|BROWSERSLIST)/;

type BuildEntry = { INTERNAL_runBuild: (host: object) => Promise<unknown> };

/** Makes a bundle build: without the framework's own output, so that only `waku.server.tsx` writes files. */
export async function runBundle(rootDir: string, folder: string): Promise<void> {
  const entry: BuildEntry = await import(pathToFileURL(path.join(folder, bundleEntry)).href);
  await entry.INTERNAL_runBuild({ rootDir, emitFile: async () => {} });
}

/** Makes the framework use a fixed build id instead of a random one. */
export function defineBuildId(id: string): Record<string, string> {
  return { 'import.meta.env.WAKU_BUILD_ID': JSON.stringify(id) };
}
