import { bootCode, bootUrl } from 'virtual:boot';
import { fsRouter } from 'waku';
import { unstable_createServerEntryAdapter as createAdapter } from 'waku/adapter-builders';
import adapter from 'waku/adapters/node';
import { renderSection } from './components/section-html.ts';
import { createToolLender, type LendTools } from './render/lend-tools.ts';
import type { RenderHost } from './render/render-host.ts';
import { type RouteConfig, renderPages } from './render/render-pages.tsx';
import { site } from './site/site.ts';

const pages = fsRouter(import.meta.glob('./pages/**/*.{tsx,ts}'), {
  // The framework's own build keeps every page in memory; it is asked for the routes alone.
  unstable_skipBuild: () => true,
});

type Tools = Parameters<typeof pages.handleBuild>[0];
const { lend, handleBuild } = createToolLender<Tools>();

/** Renders the pages for the process that asked for it, and what else is made of them. */
async function renderSite(host: RenderHost, lendTools: LendTools<Tools>): Promise<void> {
  const { listOutputs } = await import('./collections/outputs.ts');
  const { listSections } = await import('./collections/sections.ts');
  // What it would keep for a server grows with the site, and would be written for each page anew.
  const saveBuildMetadata = async () => {};
  await lendTools((tools) => pages.handleBuild({ ...tools, saveBuildMetadata }));
  const configs = await pages.unstable_getRouterConfigs();
  const routes: RouteConfig[] = [...configs].filter((config) => config.type === 'route');
  const { baseUrl } = site;
  await renderPages({ routes, lendTools, host, options: { bootUrl, baseUrl } });
  host.write(bootUrl.slice(baseUrl.length - 1), bootCode);
  for (const section of listSections()) {
    host.write(`/RSC/sections/${section.id}.txt`, renderSection(section));
  }
  for (const { file, text } of listOutputs()) host.write(file, text);
}

/** A built site is files: it has no server of its own, only the one of `npm run dev`. */
const files = createAdapter(({ processRequest, processBuild }) => ({
  fetch: async (request: Request) => (await processRequest(request)) ?? new Response(),
  build: async (utils) => {
    const host = globalThis.__SITE_RENDER__;
    if (host)
      await renderSite(
        host,
        lend(() => processBuild(utils)),
      );
  },
}));

export default import.meta.env.DEV ? adapter(pages) : files({ ...pages, handleBuild });
