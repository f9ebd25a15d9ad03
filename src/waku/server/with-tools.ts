import { unstable_createServerEntryAdapter as createAdapter } from 'waku/adapter-builders';

const createBuilder = createAdapter(({ processBuild }) => ({
  fetch: () => new Response(),
  build: processBuild,
}));

/** The framework's functions for rendering. */
export type Tools = Parameters<Parameters<typeof createBuilder>[0]['handleBuild']>[0];

/**
 * Runs work with the framework's tools, in a separate build for each page: the framework reports errors of
 * components only at the end of a build, without their page.
 * @throws what any component threw meanwhile
 */
export async function withTools<T>(work: (tools: Tools) => Promise<T>): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const handleBuild = async (tools: Tools) => resolve(await work(tools));
  const { build } = createBuilder({ handleRequest: async () => null, handleBuild });
  await build({ emitFile: async () => {}, unstable_registerPrunableFile: () => {} });
  return promise;
}
