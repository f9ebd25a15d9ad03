import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SourceSite } from './find-source.ts';
import { type Fields, fieldsOf, itemsOf, textOf } from './plain-data.ts';

/** One set of docs of a Docusaurus site, which may have several: `plugin-content-docs` is used once for each. */
export type DocsSet = {
  /** By which items of the navbar name it. */
  id: string;
  options: Fields;
  /** Its folder in `content/docs/`, which is its route; empty for docs at the root, or if there is only one set. */
  folder: string;
};

/** The plugins of further docs. */
export const isDocsPlugin = ({ name }: { name: string }) => name.endsWith('content-docs');

/**
 * Lists the docs of a site. This project has one folder of docs: if there are several sets, that folder is at `/`,
 * and each set has the folder of its route, so that all addresses stay the same.
 */
export function listSets({ folder: root, docs, plugins }: SourceSite): DocsSet[] {
  const further = plugins.filter(isDocsPlugin).map(({ options }) => options);
  const all = [...(docs ? [docs] : []), ...further.filter((one) => existsSync(placeOf(root, one)))];
  return all.map((options) => {
    const id = textOf(options.id) ?? 'default';
    return { id, options, folder: all.length > 1 ? folderOf(options) : '' };
  });
}

/** The full path of the folder of a set of docs, which a script may still have to generate. */
export function placeOf(root: string, { path: written }: Fields): string {
  return path.resolve(root, textOf(written) ?? 'docs');
}

/** `/docs/` is the default. */
function folderOf({ routeBasePath }: Fields): string {
  const route = typeof routeBasePath === 'string' ? routeBasePath : 'docs';
  return route.split('/').filter(Boolean).join('/');
}

/** The id of a doc, or a folder of docs, as it is in the folder of all docs. */
export function placeInFolder(folder: string, name: string): string {
  return [folder, name].filter((part) => part !== '' && part !== '.').join('/') || '.';
}

/** The name of a sidebar, if another set has one of the same name. */
export const nameApart = (id: string, name: string) => `${id}-${name}`;

/**
 * Gives items of a navbar the ids that docs and sidebars have here.
 * @param sidebars by their names
 */
export function placeNavbarItems(
  items: unknown,
  sets: readonly DocsSet[],
  sidebars: Fields,
): unknown {
  if (!Array.isArray(items)) return items;
  return itemsOf(items).map((written) => {
    const { docsPluginId, docId, sidebarId, items: inner, ...item } = fieldsOf(written);
    const id = textOf(docsPluginId) ?? 'default';
    const folder = sets.find((set) => set.id === id)?.folder ?? '';
    const [doc, sidebar] = [textOf(docId), textOf(sidebarId)];
    const apart = nameApart(id, sidebar ?? '');
    return {
      ...item,
      ...(doc !== undefined && { docId: placeInFolder(folder, doc) }),
      ...(sidebar !== undefined && { sidebarId: apart in sidebars ? apart : sidebar }),
      ...(inner !== undefined && { items: placeNavbarItems(inner, sets, sidebars) }),
    };
  });
}

/**
 * Puts the route of a set before the slug of a page, if that starts with `/`: it counts from the route.
 * @returns the changed text, and what was changed; undefined if nothing was
 */
export function placeSlug(
  text: string,
  folder: string,
): { text: string; changed: string } | undefined {
  const [head] = /^---\r?\n[\s\S]*?\r?\n---/.exec(text) ?? [];
  const [line, start, quote = '', slug = ''] =
    (head && /^(slug:[ \t]*)(["']?)(\/[^"'\s#]*)\2/m.exec(head)) || [];
  if (head === undefined || line === undefined || folder === '') return undefined;
  const placed = `/${folder}${slug === '/' ? '' : slug}`;
  const changedHead = head.replace(line, () => `${start}${quote}${placed}${quote}`);
  return {
    text: changedHead + text.slice(head.length),
    changed: `slug ${slug} is now ${placed}, since all docs are at /`,
  };
}
