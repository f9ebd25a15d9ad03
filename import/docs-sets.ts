import path from 'node:path';
import { joinRoute } from '../src/content/route.ts';
import { isPageFile } from '../src/content/source-path.ts';
import { contentFolder, isContentPlugin, type SourceSite } from './find-source.ts';
import { listMoves } from './list-content.ts';
import { type Fields, stringOf, withoutGaps } from './plain-data.ts';

/** One set of docs of a Docusaurus site, which may have several: `plugin-content-docs` is used once for each. */
export type SourceSet = {
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
export function listSets({ folder: root, docs, plugins }: SourceSite): SourceSet[] {
  const further = plugins
    .filter((plugin) => isContentPlugin(plugin, 'docs'))
    .map(({ options }) => options)
    .filter((options) => hasPages(root, options));
  const all = [...(docs ? [docs] : []), ...further];
  return all.map((options) => {
    const id = stringOf(options.id) ?? 'default';
    return { id, options, folder: all.length > 1 ? folderOf(options) : '' };
  });
}

/** Whether there are docs, which a script may still have to generate. */
export function hasPages(root: string, options: Fields): boolean {
  return listMoves(root, 'docs', options).some(({ to }) => isPageFile(to));
}

/** `/docs/` is the default; `..` would lead out of the folder of all docs. */
function folderOf({ routeBasePath }: Fields): string {
  const segments = (typeof routeBasePath === 'string' ? routeBasePath : 'docs').split('/');
  return joinRoute(...segments.filter((segment) => !/^\.\.?$/.test(segment))).slice(1, -1);
}

/**
 * The field `docs.sets` for several sets.
 * @param root the folder of the site, from which the paths in addresses for edits count
 */
export function describeSets(root: string, sets: readonly SourceSet[]): Fields {
  const named = sets.filter(({ folder }) => folder !== '');
  return Object.fromEntries(
    named.map(({ folder, options }) => {
      const from = path.relative(root, contentFolder(root, 'docs', options));
      const address = stringOf(options.editUrl);
      const editUrl = address === undefined ? undefined : joinAddress(address, from);
      return [folder, withoutGaps({ editUrl })];
    }),
  );
}

/** Parts of addresses with `..` lead to folders beside that of the site, as in Docusaurus. */
function joinAddress(address: string, folder: string): string | undefined {
  const start = address.endsWith('/') ? address : `${address}/`;
  return URL.canParse(start) ? new URL(`${folder}/`, start).href : undefined;
}

/** The id of a doc, or a folder of docs, as it is in the folder of all docs. */
export function placeInFolder(folder: string, name: string): string {
  return [folder, name].filter((segment) => segment !== '' && segment !== '.').join('/') || '.';
}

/** The name of a sidebar, if another set has one of the same name. */
export const nameApart = (id: string, name: string) => `${id}-${name}`;

/**
 * The ids that the doc and the sidebar of an item of the navbar have here.
 * @param sidebars by their names
 */
export function placeNavbarItem(
  { docsPluginId, docId, sidebarId }: Fields,
  sets: readonly SourceSet[],
  sidebars: Fields,
): Fields {
  const id = stringOf(docsPluginId) ?? 'default';
  const folder = sets.find((set) => set.id === id)?.folder ?? '';
  const [doc, sidebar] = [stringOf(docId), stringOf(sidebarId)];
  const apart = nameApart(id, sidebar ?? '');
  return {
    ...(doc !== undefined && { docId: placeInFolder(folder, doc) }),
    ...(sidebar !== undefined && { sidebarId: apart in sidebars ? apart : sidebar }),
  };
}
