import { unstable_createServerEntryAdapter as createAdapter } from 'waku/adapter-builders';

const createBuilder = createAdapter(({ processBuild }) => ({
  fetch: () => new Response(),
  build: processBuild,
}));

/** What the framework renders with. */
export type Tools = Parameters<Parameters<typeof createBuilder>[0]['handleBuild']>[0];

/**
 * Gives a piece of work the framework's tools, in a build of its own: the framework tells of what
 * components threw at the end of a build, and not which page it belongs to.
 * @throws what was thrown in any component meanwhile
 */
export async function withTools<T>(work: (tools: Tools) => Promise<T>): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const handleBuild = async (tools: Tools) => resolve(await work(tools));
  const { build } = createBuilder({ handleRequest: async () => null, handleBuild });
  await build({ emitFile: async () => {}, unstable_registerPrunableFile: () => {} });
  return promise;
}
