import { flushCompileCache } from 'node:module';
import type { Plugin } from 'vite';
import { listAssets } from '../compile/assets/list-assets.ts';
import {
  type ContentSource,
  createContentSource,
  listModules,
} from '../compile/files/content-source.ts';
import type { ReadContent } from '../compile/files/read-content.ts';
import { DiagnosticError, formatPlace } from '../diagnostics/diagnostic.ts';
import type { LinkResolver } from '../links/link-resolver.ts';
import { limitHeapGrowth } from '../node/limit-heap-growth.ts';
import { applyChanges } from './apply-changes.ts';
import { writeContentModule, writeDevContentModule } from './content-module.ts';
import { createDevContent, type DevCheck, type DevConfig } from './dev-content.ts';
import type { SiteOutline } from './early-content.ts';
import { invalidateModule } from './invalidate-module.ts';
import { createLastDocs } from './page-errors.ts';
import { followRenderErrors } from './render-errors.ts';
import { reportMissedChanges } from './report-missed-changes.ts';
import { routeOfRequest } from './route-of-request.ts';
import { serveAssets } from './serve-assets.ts';
import { serveDiagnostics } from './serve-diagnostics.ts';
import { warmPages } from './warm-pages.ts';

export type ContentPluginOptions = {
  root: string;
  /** For a build, which reads the content: returns the modules to bundle, as ids from the root. */
  askModules?: () => Promise<readonly string[]>;
  linkResolver: (content: ReadContent) => LinkResolver;
  /** Finds all diagnostics of content. */
  check: DevCheck;
  /** The configuration, which may change in dev. */
  config: DevConfig;
  /** Lists the pages of a site with such content. */
  outline?: (content: ReadContent) => SiteOutline;
};

declare global {
  /**
   * Provides the content to pages. They are code and it is data, so each changes without the other. In dev the
   * content is read on request.
   */
  var __SITE_CONTENT__: (() => ContentSource | Promise<ContentSource>) | undefined;
  /** In dev, lists the places of errors that affect other pages. */
  var __SITE_ERROR_PLACES__: (() => Promise<string[]>) | undefined;
}

const contentId = 'virtual:content';

/**
 * The Vite plugin: provides the content to pages as `virtual:content`, and bundles what content imports. In dev a
 * changed, new or deleted file takes effect at the next request, and open pages are notified.
 */
export function viteContent(options: ContentPluginOptions): Plugin {
  const { root, askModules, linkResolver, check, config, outline } = options;
  const content = createDevContent(root, config, check, outline);
  const findModules = async () =>
    askModules ? askModules() : listModules((await content.readShownContent()).index);
  const readSource = async () => {
    const read = await content.readShownContent();
    const isLast = dev && !content.isEarly();
    return createContentSource(
      root,
      isLast ? await withLastDocs(read) : read.index,
      linkResolver(read),
    );
  };
  const lastDocs = createLastDocs();
  const withLastDocs = async (read: ReadContent) => lastDocs(read, await content.findKnownErrors());
  const listPlaces = async () => (await content.findKnownErrors()).map(formatPlace);
  let dev = false;
  return {
    name: 'site:content',
    enforce: 'pre',
    configResolved: ({ command }) => {
      dev = command === 'serve';
    },
    resolveId: { filter: { id: /^virtual:content$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:content$/ },
      async handler() {
        if (!dev) return writeContentModule(await findModules());
        const errors = await content.findCommonErrors();
        if (errors.length > 0) throw new DiagnosticError(errors);
        globalThis.__SITE_ERROR_PLACES__ = listPlaces;
        // Anyone who reports an older version is notified, so changes before the module runs aren't missed.
        globalThis.__SITE_CONTENT__ = readSource;
        return writeDevContentModule(await findModules());
      },
    },
    configureServer(server) {
      // Each edit leaves modules of pages behind; without this the heap would grow first.
      limitHeapGrowth();
      const { base } = server.config;
      const invalidate = () => invalidateModule(server, `\0${contentId}`);
      const prepare = async (route: string | undefined) => {
        if (await content.prepare(route)) invalidate();
      };
      server.httpServer?.once('listening', () => void warmPages(server));
      const { hot } = server.environments.client;
      const renderErrors = followRenderErrors({
        root,
        base,
        version: content.version,
        readIndex: async () => (await content.readShownContent()).index,
        routeOf: (url) => routeOfRequest(url, base),
        failed: (route) => hot.send({ type: 'custom', event: 'site:failed', data: { route } }),
      });
      server.middlewares.use(reportMissedChanges(root, server.watcher));
      server.middlewares.use(renderErrors);
      server.middlewares.use(serveDiagnostics(base, { ...content, prepare }));
      const list = async () => listAssets((await content.readShownContent()).index);
      server.middlewares.use(serveAssets(root, base, list));
      const notifyPages = applyChanges({ root, server, content, config, invalidate });
      // Errors are printed at once, before the first page is requested.
      const completed = (isOutdated: boolean) => {
        invalidate();
        if (isOutdated) notifyPages();
      };
      const first = content.start(completed).then((isWrong) => {
        if (!isWrong) return;
        invalidate();
        notifyPages();
      });
      const finish = () => {
        // A signal that ends the server leaves no time for this.
        flushCompileCache();
        globalThis.gc?.();
        // Only reading the configuration shows which files it consists of.
        return config.reload();
      };
      first.then(finish).catch(console.error);
    },
  };
}
