import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/** The modules that most pages need. */
const modules = ['/src/waku.server.tsx', '/src/pages/_root.tsx', '/src/pages/docs/[...slug].tsx'];

/** Loads the code of pages while the text of the first one is compiled; errors are reported with the page. */
export function warmPages({ environments: { rsc } }: ViteDevServer): void {
  if (!rsc || !isRunnableDevEnvironment(rsc)) return;
  for (const module of modules) rsc.runner.import(module).catch(() => {});
}
