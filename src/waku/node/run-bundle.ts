import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The module of a bundle that builds, as the framework's own build would. */
export const bundleEntry = 'server/build.js';

type BuildEntry = { INTERNAL_runBuild: (host: object) => Promise<unknown> };

/** Has a bundle build; what it writes itself is left out, all else is `waku.server.tsx`'s. */
export async function runBundle(rootDir: string, folder: string): Promise<void> {
  const entry: BuildEntry = await import(pathToFileURL(path.join(folder, bundleEntry)).href);
  await entry.INTERNAL_runBuild({ rootDir, emitFile: async () => {} });
}
