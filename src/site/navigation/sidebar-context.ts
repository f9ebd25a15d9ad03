import Slugger from 'github-slugger';
import type { ContentIndex, DocSource } from '../../content/content-index.ts';
import { findSet, idsFor } from '../../content/docs-sets.ts';
import {
  belowDocs,
  dropVersion,
  folderOfVersion,
  versionOfFile,
} from '../../content/docs-versions.ts';
import { resolveSlug } from '../../content/route.ts';
import { isOwnPage } from '../../content/source-path.ts';
import type { FieldDiagnostic } from '../../diagnostics/places.ts';
import { findReferred, listIds } from './doc-lookup.ts';
import type { CardsLink, CategoryNode, CategoryPage, Written } from './sidebar.ts';

/** A diagnostic of a sidebar; `missingId` is the id that no doc has, or the folder without docs, with its slash. */
export type SidebarDiagnostic = FieldDiagnostic & { missingId?: string };

/** Whether what is missing is only not there because of errors in content. */
export function isOfFailed(missingId: string, failedIds: ReadonlySet<string>): boolean {
  return missingId.endsWith('/')
    ? [...failedIds].some((id) => id.startsWith(missingId))
    : failedIds.has(missingId);
}

/** The data that building the sidebars of a site shares and collects; only the id differs. */
export type SidebarContext = {
  /** The version whose sidebars are built, and the sidebar among them. */
  version: string;
  sidebarId: string;
  index: ContentIndex;
  tree: DocTree;
  /** Drafts may be listed, but aren't shown. */
  draftIds: ReadonlySet<string>;
  slugger: Slugger;
  /** By the place at which they are requested. */
  pages: Map<string, CategoryPage>;
  diagnostics: SidebarDiagnostic[];
};

/** Creates the shared data for building the sidebars of a version. */
export function startSidebars(
  index: ContentIndex,
  version: string,
): Omit<SidebarContext, 'sidebarId'> {
  const draftIds = new Set(index.drafts.flatMap(({ id }) => id ?? []));
  const tree = growDocTree(index.docs, version);
  const collected = { slugger: new Slugger(), pages: new Map(), diagnostics: [] };
  return { index, version, tree, draftIds, ...collected };
}

/** The doc with an id; otherwise a diagnostic that lists the valid ids. */
export function findDoc(
  id: string,
  written: Written,
  context: SidebarContext,
): DocSource | undefined {
  const doc = findReferred(context.index, id, written.file);
  const ids = idsFor(id, written.file, context.index.docsPlace);
  if (doc || ids.some((docId) => context.draftIds.has(docId))) return doc;
  const said = describeUnknownId(written.field, 'doc', id, listIds(context.index, context.version));
  context.diagnostics.push({ ...written, ...said, missingId: ids[0] ?? id });
  return undefined;
}

/** The message for an unknown id, with the valid ids, each on its own line. */
export function describeUnknownId(where: string, kind: string, id: string, ids: Iterable<string>) {
  const all = [...ids];
  const hint =
    all.length > 0
      ? [`Available ${kind} ids are:`, ...all].join('\n    - ')
      : `The site has no ${kind}s.`;
  return { message: `${where}: there is no ${kind} with the id "${id}"`, hint };
}

/** Adds the generated page that a category's link asks for; its route is the `linkId`. */
export function linkCategory(
  node: CategoryNode,
  link: CardsLink,
  written: Written,
  context: SidebarContext,
): void {
  const key = `${written.file} ${written.field}`;
  const same = context.pages.get(key);
  if (same) {
    // A folder in two sidebars has one page.
    node.linkId = same.route;
    return;
  }
  const slug = link.slug ?? `/category/${context.slugger.slug(node.label)}`;
  const { base } = findSet(written.file, context.index.docsPlace);
  const resolved = resolveSlug(slug, base, '');
  if ('problem' in resolved) {
    const field = `${written.field}.slug`;
    const message = `${field}: ${resolved.problem}`;
    context.diagnostics.push({ ...written, field, message, hint: `got ${JSON.stringify(slug)}` });
    return;
  }
  const { title = node.label, description, image, keywords } = link;
  const { sidebarId } = context;
  const { route } = resolved;
  node.linkId = route;
  const page = { ...written, sidebarId, route, title, description, image, keywords, node };
  context.pages.set(key, page);
}

/** A folder of docs; folders by name, with number prefix. */
export type DocTree = {
  /** As in `belowDocs`: `learn/05-theming`; empty for the root. */
  path: string;
  docs: DocSource[];
  folders: Map<string, DocTree>;
};

/** Arranges the docs of a version by folder. */
function growDocTree(docs: readonly DocSource[], version: string): DocTree {
  const root = folderOfVersion(version);
  const top: DocTree = { path: root, docs: [], folders: new Map() };
  for (const doc of docs) {
    if (versionOfFile(doc.file) !== version || isOwnPage(doc.file)) continue;
    const names = dropVersion(belowDocs(doc.file), version).split('/').slice(0, -1);
    let folder = top;
    for (const name of names) {
      const path = folder.path ? `${folder.path}/${name}` : name;
      const next = folder.folders.get(name) ?? { path, docs: [], folders: new Map() };
      folder.folders.set(name, next);
      folder = next;
    }
    folder.docs.push(doc);
  }
  return top;
}

/** The folder at a path below `content/docs`; `.` is the root. */
export function findFolder(tree: DocTree, path: string): DocTree | undefined {
  const names = path.split('/').filter((name) => name !== '' && name !== '.');
  return names.reduce<DocTree | undefined>((folder, name) => folder?.folders.get(name), tree);
}

/** The paths of all folders with docs, without the root. */
export function listFolders(tree: DocTree): string[] {
  return [...tree.folders.values()].flatMap((folder) => [folder.path, ...listFolders(folder)]);
}
