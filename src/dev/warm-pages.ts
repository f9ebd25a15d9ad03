import path from 'node:path';
import { type DevEnvironment, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { listFiles } from '../node/list-files.ts';

/**
 * Transforms the code of pages while the text of the first one is compiled. Importing it would wait for the content
 * where code imports that, with everything that comes later. Errors are reported with the page.
 */
export async function warmPages({ config, environments }: ViteDevServer): Promise<void> {
  const { rsc, ssr } = environments;
  if (!rsc || !ssr) return;
  const pages = listFiles(path.join(config.root, 'src/pages')).map((name) => `/src/pages/${name}`);
  const entry = transformFrom(ssr, entriesOf(ssr));
  const urls = await transformFrom(rsc, [...entriesOf(rsc), '/src/waku.server.tsx', ...pages]);
  await entry;
  await transformFrom(ssr, urls.filter(isIsland));
}

const isIsland = (url: string) => /^\/src\/(?:.*\/)?islands\/[^/]+\.tsx$/.test(url);

function entriesOf({ config }: DevEnvironment): string[] {
  const { input } = config.build.rolldownOptions;
  return typeof input === 'object' && 'index' in input && input.index ? [input.index] : [];
}

/**
 * Transforms modules and what they import.
 * @returns the addresses of all
 */
async function transformFrom(
  environment: DevEnvironment,
  entries: readonly string[],
): Promise<string[]> {
  const seen = new Set<string>();
  const transform = async (url: string, importer?: string): Promise<void> => {
    if (seen.has(url) || isContent(url) || isEvaluated(environment, url)) return;
    seen.add(url);
    const fetched = await environment.fetchModule(url, importer);
    // Node.js imports the others itself.
    if (!('id' in fetched)) return;
    const imports = environment.moduleGraph.getModuleById(fetched.id)?.transformResult?.deps ?? [];
    await Promise.all(imports.map((imported) => transform(imported, fetched.id)));
  };
  await Promise.all(entries.map((entry) => transform(entry).catch(() => {})));
  return [...seen];
}

/** It waits until the content is known. */
const isContent = (url: string) => url.endsWith('virtual:content');

/** Once transformed here, it wouldn't be evaluated again after an edit. */
function isEvaluated(environment: DevEnvironment, url: string): boolean {
  if (!isRunnableDevEnvironment(environment)) return true;
  return environment.runner.evaluatedModules.getModuleByUrl(url) !== undefined;
}
