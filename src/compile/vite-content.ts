import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { FaultError, formatFaults } from '../faults/fault.ts';
import { type ContentCompiler, createContentCompiler } from './content-cache.ts';
import { type ReadContent, readContent } from './read-content.ts';
import { linkMark } from './remark-collect.ts';

export type ContentPluginOptions = {
  root: string;
  /** Turns a written link into its href; told the file that holds it. */
  linkResolver: (content: ReadContent) => (href: string, file: string) => string;
};

const indexId = 'virtual:content';
const previewQuery = '?preview';

/**
 * The Vite plugin: `.md` and `.mdx` below `content/` become modules, and `virtual:content` lists
 * them with all that is known of them. In dev a changed, new or deleted file takes effect at the
 * next request, and an open page is told.
 */
export function viteContent({ root, linkResolver }: ContentPluginOptions): Plugin {
  const contentFolder = path.join(root, 'content');
  const compile: ContentCompiler = createContentCompiler(root);
  let reading: Promise<ReadContent> | undefined;
  let drafts = false;
  const read = () => {
    reading ??= readContent(root, compile, drafts);
    return reading;
  };
  return {
    name: 'site:content',
    enforce: 'pre',
    configResolved: (config) => {
      drafts = config.command === 'serve';
    },
    resolveId: (id) => {
      if (id === indexId) return `\0${indexId}`;
      // Resolved here, a symbolic link keeps its own place: it is a page of its own.
      return id.startsWith('/content/') &&
        isContent(path.join(root, id.split('?')[0] ?? ''), contentFolder)
        ? path.join(root, id)
        : undefined;
    },
    async load(id) {
      if (id === `\0${indexId}`) return indexModule(await read());
      const [file = '', query] = id.split('?');
      if (!isContent(file, contentFolder) || (query && query !== 'preview')) return undefined;
      const name = path.relative(root, file).split(path.sep).join('/');
      const result = await compile(name, readFileSync(file, 'utf8'));
      if (!result.compiled) throw new FaultError(result.faults);
      const resolve = linkResolver(await read());
      const { code, previewCode } = result.compiled;
      return fillLinks(query === 'preview' ? (previewCode ?? code) : code, (href) =>
        resolve(href, name),
      );
    },
    configureServer(server) {
      server.watcher.add(contentFolder);
      const changed = async (file: string) => {
        if (!file.startsWith(contentFolder)) return;
        reading = undefined;
        invalidateContent(server, contentFolder);
        const { faults } = await read();
        if (faults.length > 0) console.error(`\n${formatFaults(faults)}\n`);
        server.environments.client.hot.send({
          type: 'custom',
          event: 'rsc:update',
          data: { file },
        });
      };
      server.watcher.on('add', changed).on('unlink', changed).on('change', changed);
    },
  };
}

/** Puts the href in the place of each marked link of compiled code. */
function fillLinks(code: string, resolve: (href: string) => string): string {
  return code.replace(
    new RegExp(`(["'])${linkMark}((?:\\\\.|(?!\\1).)*)\\1`, 'g'),
    (_all, quote: string, href: string) =>
      JSON.stringify(resolve(JSON.parse(quote === '"' ? `"${href}"` : JSON.stringify(href)))),
  );
}

function indexModule({ index, faults }: ReadContent): string {
  const errors = faults.filter((fault) => fault.severity !== 'warning');
  if (errors.length > 0) throw new FaultError(errors);
  const lines: string[] = [];
  const contents: string[] = [];
  const previews: string[] = [];
  [...index.docs, ...index.posts].forEach(({ file, facts }, number) => {
    lines.push(`import C${number} from ${JSON.stringify(`/${file}`)};`);
    contents.push(`${JSON.stringify(file)}: C${number}`);
    if (!facts.truncated) return;
    lines.push(`import P${number} from ${JSON.stringify(`/${file}${previewQuery}`)};`);
    previews.push(`${JSON.stringify(file)}: P${number}`);
  });
  return [
    ...lines,
    `export const index = ${JSON.stringify(index)};`,
    `export const contents = {${contents.join(',')}};`,
    `export const previews = {${previews.join(',')}};`,
  ].join('\n');
}

function invalidateContent(server: ViteDevServer, folder: string): void {
  for (const environment of Object.values(server.environments)) {
    for (const module of environment.moduleGraph.idToModuleMap.values()) {
      const ofContent = module.id === `\0${indexId}` || module.file?.startsWith(folder);
      if (ofContent) invalidateWithImporters(environment.moduleGraph, module, new Set());
    }
  }
}

type Graph = ViteDevServer['environments'][string]['moduleGraph'];
type GraphModule = NonNullable<ReturnType<Graph['getModuleById']>>;

function invalidateWithImporters(graph: Graph, module: GraphModule, seen: Set<GraphModule>): void {
  if (seen.has(module)) return;
  seen.add(module);
  graph.invalidateModule(module);
  for (const importer of module.importers) invalidateWithImporters(graph, importer, seen);
}

function isContent(file: string, folder: string): boolean {
  return file.startsWith(folder) && /\.mdx?$/.test(file);
}
