import { cpSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfigInput } from '../../src/config/schema.ts';
import { bundleFolder } from '../../src/publish/bundle/cached-bundle.ts';
import { numberedFile, writeNumberedDocs } from './numbered-docs.ts';
import { ownConfig } from './own-config.ts';
import { logo, routeOf, type SiteKind } from './site-kind.ts';

/** This project with the corpus as its content. */
export const ownSite: SiteKind = {
  name: 'ours',
  files: (corpus) => {
    const files = writeNumberedDocs(corpus, { docs: 'content/docs', blog: 'content/blog' });
    files.set('public/img/logo.svg', logo);
    return files.set('site.config.ts', writeConfig(ownConfig));
  },
  sourceOf: (page, corpus) => `content/docs/${numberedFile(page, corpus)}`,
  htmlOf: (page) => `docs/${routeOf(page)}/index.html`,
  payloadOf: (page, files) => {
    const names = [`docs/${routeOf(page)}.txt`, `docs/${routeOf(page)}/index.txt`];
    return files.find((file) => names.some((name) => decodeURI(file).endsWith(`/${name}`)));
  },
  output: 'dist/public',
  searchIndex: 'search/index',
  bundle: bundleFolder,
  leftovers: ['dist', '.cache', '.build', 'node_modules/.cache', 'node_modules/.vite'],
};

/** The same site without pictures for link previews: what ours takes beside it is what they cost. */
export const siteWithoutCards: SiteKind = {
  ...ownSite,
  name: 'ours without cards',
  files: (corpus) =>
    ownSite.files(corpus).set('site.config.ts', writeConfig({ ...ownConfig, cards: false })),
  isColdOnly: true,
};

/** The file of a configuration. */
export function writeConfig(config: SiteConfigInput): string {
  return `export default ${JSON.stringify(config, null, 2)};\n`;
}

/** What a site brings itself, what a build leaves, and what no build reads. */
const notCopied = new Set([
  ...['content', 'public', 'site.config.ts'],
  ...['dist', '.cache', '.build', 'node_modules'],
  ...['.git', '.ci', 'bench', 'test', 'test-results', 'docs'],
]);

/**
 * Makes a folder able to build: the project's own code is copied and `node_modules` linked file
 * by file, because the framework names modules by their path from the root.
 * @param project the root of this project
 */
export function copyEngine(project: string, folder: string): void {
  for (const name of readdirSync(project)) {
    if (notCopied.has(name)) continue;
    cpSync(path.join(project, name), path.join(folder, name), { recursive: true });
  }
  const modules = path.join(folder, 'node_modules');
  rmSync(modules, { recursive: true, force: true });
  linkFolder(path.join(project, 'node_modules'), modules);
}

/** Caches of tools, which each copy must fill by itself. */
const caches = ['.cache', '.vite', '.vite-temp', '.vitest-cache'];

/** Copies a folder by hard links, which is quick; on another disk the files are copied. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (caches.includes(entry.name)) continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isFile()) linkFile(source, target);
    else cpSync(source, target, { verbatimSymlinks: true });
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    cpSync(source, target);
  }
}
