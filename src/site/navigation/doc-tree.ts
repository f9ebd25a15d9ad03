import type { DocSource } from '../../content/content-index.ts';
import { docsFolder } from '../../content/data-files.ts';

/** A folder of docs; folders by name, with number prefix. */
export type DocTree = {
  /** Below `content/docs`: `learn/05-theming`; empty for the root. */
  path: string;
  docs: DocSource[];
  folders: Map<string, DocTree>;
};

/** Arranges docs by folder. */
export function growDocTree(docs: readonly DocSource[]): DocTree {
  const top: DocTree = { path: '', docs: [], folders: new Map() };
  for (const doc of docs) {
    const names = doc.file.slice(docsFolder.length).split('/').slice(0, -1);
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
