import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { listAssets } from '../compile/assets/list-assets.ts';
import { type Fault, FaultError, formatPlace } from '../faults/fault.ts';
import type { LinkResolver } from '../links/link-resolver.ts';
import { limitHeapGrowth } from '../process/limit-heap-growth.ts';
import { type ContentSource, createContentSource, listModules } from '../read/content-source.ts';
import type { ReadContent } from '../read/read-content.ts';
import { createDevContent, type DevConfig } from './dev-content.ts';
import type { SiteOutline } from './early-content.ts';
import { invalidateModule } from './invalidate-module.ts';
import { createLastDocs } from './last-docs.ts';
import { createPageNotifier } from './notify-pages.ts';
import { createChangeReport } from './report-changes.ts';
import { serveAssets } from './serve-assets.ts';
import { serveFaults } from './serve-faults.ts';
import { warmPages } from './warm-pages.ts';
import { watchFiles } from './watch-files.ts';

export type ContentPluginOptions = {
  root: string;
  /** Where a bundle is built, the folder with the list of what it has to hold. */
  engine?: string;
  linkResolver: (content: ReadContent) => LinkResolver;
  /** All faults of content that was read, also those that need all files together. */
  check: (content: ReadContent) => Fault[] | Promise<Fault[]>;
  /** The configuration, which may change in dev. */
  config: DevConfig;
  /** What pages a site of such content has. */
  outline?: (content: ReadContent) => SiteOutline;
};

declare global {
  /**
   * Gives pages the content: they are code, it is data, and each changes without the other. In dev it
   * is read when it is asked for.
   */
  var __SITE_CONTENT__: (() => ContentSource | Promise<ContentSource>) | undefined;
  /** In dev, says where errors are that keep other pages from being shown. */
  var __SITE_ERROR_PLACES__: (() => Promise<string[]>) | undefined;
}

/** What content imports, as ids from the root: the build that reads the content writes it. */
export const modulesName = 'modules.json';

const contentId = 'virtual:content';

/**
 * The Vite plugin: `virtual:content` gives pages the content, and takes into the bundle what content
 * imports. In dev a changed, new or deleted file takes effect at the
 * next request, and an open page is told.
 */
export function viteContent(options: ContentPluginOptions): Plugin {
  const { root, engine, linkResolver, check, config, outline } = options;
  const contentFolder = path.join(root, 'content');
  // Files of all three may be named by content, and be there or not.
  const inputs = [contentFolder, path.join(root, 'public'), path.join(root, 'src')];
  const isInput = (file: string) => inputs.some((folder) => file.startsWith(folder + path.sep));
  const codeFolder = path.join(root, 'src') + path.sep;
  const content = createDevContent(root, config, check, outline);
  const findModules = async (): Promise<string[]> =>
    engine
      ? JSON.parse(readFileSync(path.join(engine, modulesName), 'utf8'))
      : listModules((await content.readShown()).index);
  const readSource = async () => {
    const read = await content.readShown();
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
    resolveId: (id) => (id === contentId ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${contentId}`) return undefined;
      if (!dev) return contentModule(await findModules(), '');
      const errors = await content.findCommonErrors();
      if (errors.length > 0) throw new FaultError(errors);
      globalThis.__SITE_ERROR_PLACES__ = listPlaces;
      // What changes before the module runs is in it, for who asks then is told the newer version.
      globalThis.__SITE_CONTENT__ = readSource;
      return contentModule(await findModules(), 'await');
    },
    configureServer(server) {
      // Each edit leaves the modules of pages behind, for which the heap would grow first.
      limitHeapGrowth();
      const { base } = server.config;
      const prepare = async (route: string | undefined) => {
        if (await content.prepare(route)) invalidateModule(server, `\0${contentId}`);
        if (content.isEarly()) warmPages(server);
      };
      server.middlewares.use(serveFaults(base, { ...content, prepare }));
      const list = async () => listAssets((await content.readShown()).index);
      server.middlewares.use(serveAssets(root, base, list));
      const notifyPages = createPageNotifier(server, content);
      const report = createChangeReport(root, server, content);
      const changed = async (file: string) => {
        const began = performance.now();
        if (!config.includes(file)) report.changed(file);
        if (config.includes(file)) {
          invalidateModule(server, `\0${contentId}`);
          // The server goes on, also where the files cannot even be read.
          if (await content.changeConfig().catch(console.error)) {
            await server.restart();
            return report.tell(file, 'server restarted', began);
          }
          report.tell(file, 'configuration read', began);
        } else if (file.startsWith(codeFolder)) {
          // What is made of the module itself is the bundler's affair.
          if (!(await content.changeCode())) return;
          invalidateModule(server, `\0${contentId}`);
        } else {
          content.change();
          invalidateModule(server, `\0${contentId}`);
        }
        notifyPages();
      };
      // Before the first page is asked for: what is wrong is told at once.
      const completed = (isOther: boolean) => {
        invalidateModule(server, `\0${contentId}`);
        if (isOther) notifyPages();
      };
      const first = content.start(completed).then((isWrong) => {
        if (!isWrong) return;
        invalidateModule(server, `\0${contentId}`);
        notifyPages();
      });
      const finish = () => {
        // What ends a server lets it do nothing more.
        flushCompileCache();
        // Only reading it tells what else the configuration is made of.
        return config.reload();
      };
      first.then(finish).catch(console.error);
      watchFiles(server.watcher, (file) => isInput(file) || config.includes(file), changed);
    },
  };
}

/**
 * @param ids what content imports
 * @param wait `await` where the content is a promise
 */
function contentModule(ids: readonly string[], wait: 'await' | ''): string {
  const imports = ids.map((id, number) => `import * as M${number} from ${JSON.stringify(id)};`);
  const entries = ids.map((id, number) => `${JSON.stringify(id)}: M${number}`);
  return `
${imports.join('\n')}
export const modules = {${entries.join(', ')}};
const content = ${wait} globalThis.__SITE_CONTENT__();
export const { index, changedOn, describeText, readText, readBlocks, highlight } = content;
`;
}
