import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { placeConfigFaults } from '../config/place-config-faults.ts';
import type { Fault } from '../faults/fault.ts';
import { placeFault } from '../faults/places.ts';
import { findBrokenContentLinks, listKnownIds } from '../links/content-links.ts';
import { findBrokenFieldLinks, listConfigLinks, listDataLinks } from '../links/field-links.ts';
import { createLinkJudge } from '../links/judge-link.ts';
import { buildSidebars } from '../navigation/build-sidebars.ts';
import { findUnknownReferences } from '../navigation/content-references.ts';
import { findNavbarFaults } from '../navigation/navbar.ts';
import { listSiteRoutes } from '../navigation/site-routes.ts';
import { createContentCompiler } from '../read/content-cache.ts';
import { type ReadContent, readContent } from '../read/read-content.ts';
import type { SiteConfig } from '../site/schema.ts';

/**
 * Every check of content that needs no rendering: front matter, MDX, routes, authors, links.
 * @returns all faults, and what was read
 */
export async function checkContent(
  root: string,
  site: SiteConfig,
): Promise<{ faults: Fault[]; content: ReadContent }> {
  const content = await readContent(root, createContentCompiler(root), false);
  return { content, faults: judgeContent(root, site, content) };
}

/** All faults of content that was read: its own, and those that need all files together. */
export function judgeContent(root: string, site: SiteConfig, content: ReadContent): Fault[] {
  const { index, failed, failedIds, places } = content;
  const publicFiles = new Set([...listPublicFiles(root), ...madeFiles]);
  const sidebars = buildSidebars(site.docs.sidebars, index);
  const routes = listSiteRoutes(index, site, failed);
  const { url, baseUrl } = site;
  const ids = listKnownIds(routes, index);
  const judge = createLinkJudge({ ...routes, ids, publicFiles, url, baseUrl });
  const placed = [
    ...sidebars.faults,
    ...findNavbarFaults({ site, index, sidebars: sidebars.byId }),
  ].filter(({ missingId }) => missingId === undefined || !failedIds.has(missingId));
  const together = [
    ...placed,
    ...routes.faults,
    ...findBrokenFieldLinks([...listConfigLinks(site), ...listDataLinks(content)], judge),
    ...findHiddenPages(routes.ids.keys(), publicFiles),
  ];
  const ofConfig = together.filter(({ file }) => file === 'site.config.ts');
  return [
    ...content.faults,
    ...placeConfigFaults(root, ofConfig),
    ...together
      .filter((fault) => !ofConfig.includes(fault))
      .map((fault) => placeFault(fault, places.get(fault.file))),
    ...findUnknownReferences(content, Object.keys(site.docs.sidebars)),
    ...findBrokenContentLinks(index, judge),
  ];
}

/** Files of `public/` that stand where a page does. */
function findHiddenPages(routes: Iterable<string>, publicFiles: ReadonlySet<string>): Fault[] {
  return [...routes]
    .filter((route) => publicFiles.has(`${route}index.html`))
    .map((route) => ({
      file: `public${route}index.html`,
      message: `the route ${route} has two sources: a page of the site and this file`,
      hint: 'Rename one of them.',
    }));
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
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => `/${name.split(path.sep).join('/')}`);
}
