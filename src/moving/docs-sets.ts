import { existsSync } from 'node:fs';
import { joinRoute } from '../content/route.ts';
import { splitFrontMatter } from '../content/split-front-matter.ts';
import { contentFolder, isContentPlugin, type SourceSite } from './find-source.ts';
import { type Fields, textOf } from './plain-data.ts';

/** One set of docs of a Docusaurus site, which may have several: `plugin-content-docs` is used once for each. */
export type DocsSet = {
  /** By which items of the navbar name it. */
  id: string;
  options: Fields;
  /** Its folder in `content/docs/`, which is its route; empty for docs at the root, or if there is only one set. */
  folder: string;
};

/**
 * Lists the docs of a site. This project has one folder of docs: if there are several sets, that folder is at `/`,
 * and each set has the folder of its route, so that all addresses stay the same.
 */
export function listSets({ folder: root, docs, plugins }: SourceSite): DocsSet[] {
  const further = plugins
    .filter((plugin) => isContentPlugin(plugin, 'docs'))
    .map(({ options }) => options)
    .filter((options) => existsSync(contentFolder(root, 'docs', options)));
  const all = [...(docs ? [docs] : []), ...further];
  return all.map((options) => {
    const id = textOf(options.id) ?? 'default';
    return { id, options, folder: all.length > 1 ? folderOf(options) : '' };
  });
}

/** `/docs/` is the default. */
function folderOf({ routeBasePath }: Fields): string {
  return joinRoute(typeof routeBasePath === 'string' ? routeBasePath : 'docs').slice(1, -1);
}

/** The id of a doc, or a folder of docs, as it is in the folder of all docs. */
export function placeInFolder(folder: string, name: string): string {
  return [folder, name].filter((part) => part !== '' && part !== '.').join('/') || '.';
}

/** The name of a sidebar, if another set has one of the same name. */
export const nameApart = (id: string, name: string) => `${id}-${name}`;

/**
 * The ids that the doc and the sidebar of an item of the navbar have here.
 * @param sidebars by their names
 */
export function placeNavbarItem(
  { docsPluginId, docId, sidebarId }: Fields,
  sets: readonly DocsSet[],
  sidebars: Fields,
): Fields {
  const id = textOf(docsPluginId) ?? 'default';
  const folder = sets.find((set) => set.id === id)?.folder ?? '';
  const [doc, sidebar] = [textOf(docId), textOf(sidebarId)];
  const apart = nameApart(id, sidebar ?? '');
  return {
    ...(doc !== undefined && { docId: placeInFolder(folder, doc) }),
    ...(sidebar !== undefined && { sidebarId: apart in sidebars ? apart : sidebar }),
  };
}

const slugLine = /^(slug:[ \t]*)(["']?)(\/[^"'\s#]*)\2/m;

/**
 * Puts the route of a set before the slug of a page, if that starts with `/`: it counts from the route.
 * @returns the changed text, and what was changed; undefined if nothing was
 */
export function placeSlug(
  text: string,
  folder: string,
): { text: string; changed: string } | undefined {
  const [line, , , slug = ''] = slugLine.exec(splitFrontMatter(text).yaml) ?? [];
  if (line === undefined || folder === '') return undefined;
  const placed = `/${folder}${slug === '/' ? '' : slug}`;
  return {
    // The front matter comes first.
    text: text.replace(slugLine, (_, start, quote) => `${start}${quote}${placed}${quote}`),
    changed: `slug ${slug} is now ${placed}, since all docs are at /`,
  };
}
