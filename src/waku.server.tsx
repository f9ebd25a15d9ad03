import { bootCode, bootUrl } from 'virtual:boot';
import { fsRouter } from 'waku';
import { unstable_createServerEntryAdapter as createAdapter } from 'waku/adapter-builders';
import adapter from 'waku/adapters/node';
import { renderSection } from './components/section-html.ts';
import { type RouteConfig, renderPages } from './render/render-pages.tsx';
import { site } from './site/site.ts';

const pages = fsRouter(import.meta.glob('./pages/**/*.{tsx,ts}'), {
  // The framework's own build keeps every page in memory; it is asked for the routes alone.
  unstable_skipBuild: () => true,
});

const handlers = {
  ...pages,
  /** Renders the pages for the process that asked for it, and what else is made of them. */
  handleBuild: async (tools: Parameters<typeof pages.handleBuild>[0]) => {
    const host = globalThis.__SITE_RENDER__;
    if (!host) return;
    const { listOutputs } = await import('./collections/outputs.ts');
    const { listSections } = await import('./collections/sections.ts');
    await pages.handleBuild(tools);
    const configs = await pages.unstable_getRouterConfigs();
    const routes: RouteConfig[] = [...configs].filter((config) => config.type === 'route');
    const { baseUrl } = site;
    await renderPages({ routes, tools, host, options: { bootUrl, baseUrl } });
    host.write(bootUrl.slice(baseUrl.length - 1), bootCode);
    for (const section of listSections()) {
      host.write(`/RSC/sections/${section.id}.txt`, renderSection(section));
    }
    for (const { file, text } of listOutputs()) host.write(file, text);
  },
};

/** A built site is files: it has no server of its own, only the one of `npm run dev`. */
const files = createAdapter(({ processRequest, processBuild }) => ({
  fetch: async (request: Request) => (await processRequest(request)) ?? new Response(),
  build: processBuild,
}));

export default import.meta.env.DEV ? adapter(handlers) : files(handlers);
