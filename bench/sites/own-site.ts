import { cpSync, existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { numberedFile, writeNumberedDocs } from './numbered-docs.ts';
import { ownConfig } from './own-config.ts';
import { routeOf, type SiteKind } from './site-kind.ts';

/** A small picture, so that the site has a logo. */
export const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#4060c0"/></svg>\n';

/** This project with the corpus as its content. */
export const ownSite: SiteKind = {
  name: 'ours',
  files: (corpus) => {
    const files = writeNumberedDocs(corpus, { docs: 'content/docs', blog: 'content/blog' });
    files.set('public/img/logo.svg', logo);
    files.set('site.config.ts', `export default ${JSON.stringify(ownConfig, null, 2)};\n`);
    return files;
  },
  sourceOf: (page, corpus) => `content/docs/${numberedFile(page, corpus)}`,
  htmlOf: (page) => `docs/${routeOf(page)}/index.html`,
  output: 'dist/public',
  leftovers: ['dist', '.cache', '.build'],
};

/** What a site brings itself, what a build leaves, and what no build reads. */
const notCopied = new Set([
  ...['content', 'public', 'site.config.ts'],
  ...['dist', '.cache', '.build', 'node_modules'],
  ...['.git', '.ci', 'bench', 'test', 'test-results', 'docs'],
]);

/**
 * Makes a folder able to build: the project's own code is copied, `node_modules` is linked.
 * @param project the root of this project
 */
export function copyEngine(project: string, folder: string): void {
  for (const name of readdirSync(project)) {
    if (notCopied.has(name)) continue;
    rmSync(path.join(folder, name), { recursive: true, force: true });
    cpSync(path.join(project, name), path.join(folder, name), { recursive: true });
  }
  const modules = path.join(folder, 'node_modules');
  if (!existsSync(modules)) symlinkSync(path.join(project, 'node_modules'), modules);
}
