import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The module of a bundle that runs its build, as the framework does. */
export const bundleEntry = 'server/build.js';

type BuildEntry = { INTERNAL_runBuild: (host: object) => Promise<unknown> };

/** Makes a bundle build: without the framework's own output, so that only `waku.server.tsx` writes files. */
export async function runBundle(rootDir: string, folder: string): Promise<void> {
  const entry: BuildEntry = await import(pathToFileURL(path.join(folder, bundleEntry)).href);
  await entry.INTERNAL_runBuild({ rootDir, emitFile: async () => {} });
}
