import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createContentCompiler } from '../compile/content-cache.ts';
import { readContent } from '../compile/read-content.ts';
import type { ContentIndex } from '../content/content-index.ts';
import type { Fault } from '../faults/fault.ts';
import { findBrokenContentLinks } from '../navigation/content-links.ts';
import { listSiteRoutes } from '../navigation/site-routes.ts';
import type { SiteConfig } from '../site/schema.ts';

/**
 * Every check of content that needs no rendering: front matter, MDX, routes, authors, links.
 * @returns all faults, and what was read
 */
export async function checkContent(
  root: string,
  site: SiteConfig,
): Promise<{ faults: Fault[]; index: ContentIndex; failed: ReadonlyMap<string, string> }> {
  const { index, faults, failed } = await readContent(root, createContentCompiler(root), false);
  const routes = listSiteRoutes(index, site, failed);
  const publicFiles = new Set([...listPublicFiles(root), ...madeFiles]);
  const broken = findBrokenContentLinks(index, routes, publicFiles);
  return {
    index,
    failed,
    faults: [...faults, ...routes.faults, ...unknownAuthors(index), ...broken],
  };
}

/** Files of the output that are made, not copied. */
const madeFiles = [
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/opensearch.xml',
];

function listPublicFiles(root: string): string[] {
  const folder = path.join(root, 'public');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => `/${name.split(path.sep).join('/')}`);
}

function unknownAuthors(index: ContentIndex): Fault[] {
  const valid = Object.keys(index.authors).join(', ');
  return index.posts.flatMap(({ file, frontMatter }) =>
    frontMatter.authors
      .filter((author) => typeof author === 'string')
      .filter((author) => !(author in index.authors))
      .map((author) => ({
        file,
        line: 1,
        column: 1,
        message: `unknown author "${author}"`,
        hint: `Valid author keys are: ${valid}.`,
      })),
  );
}
