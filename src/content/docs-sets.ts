import { docsBase, docsFolder } from './data-files.ts';
import { joinRoute } from './route.ts';
import { idOfFolder, readDocPath } from './source-path.ts';

/** Where docs are, by `docs` in the configuration. */
export type DocsPlace = {
  /** The start of all routes of docs: `/docs`, or `/`. */
  routeBasePath: string;
  /** By folders below `content/docs/` without number prefixes: `community`. */
  sets: Readonly<Record<string, { editUrl?: string }>>;
};

export const usualDocsPlace: DocsPlace = { routeBasePath: docsBase, sets: {} };

/** The docs that a file belongs to. */
export type DocsSet = {
  /** Its folder below `content/docs/`, without number prefixes; empty for docs outside of all sets. */
  folder: string;
  /** The same folder as it is stored: `content/docs/02-community/`. */
  path: string;
  /** Where its slugs that begin with `/` start: `/docs/community`; empty for the root of the site. */
  base: string;
};

/** Finds the set of docs that a file below `content/docs/` belongs to: that of the nearest folder. */
export function findSet(
  file: string,
  { routeBasePath, sets }: DocsPlace = usualDocsPlace,
): DocsSet {
  const names = file.startsWith(docsFolder) ? Object.keys(sets) : [];
  // Most sites have no sets, and each link to a file is looked up.
  const id = names.length > 0 ? readDocPath(file.slice(docsFolder.length)).id : '';
  const [folder = ''] = names
    .filter((name) => id.startsWith(`${name}/`))
    .toSorted((a, b) => b.length - a.length);
  const depth = folder === '' ? 2 : 2 + folder.split('/').length;
  return {
    folder,
    path: file.split('/').slice(0, depth).join('/').concat('/'),
    base: joinRoute(routeBasePath, folder).slice(0, -1),
  };
}

/** What comes after the folder of a set in a path or id: `a` of `community/a`. */
export function dropSet(path: string, { folder }: DocsSet): string {
  return path === folder ? '' : path.slice(folder === '' ? 0 : folder.length + 1);
}

/** The ids that a reference to a doc may mean: those of a set count from its folder. */
export function idsFor(id: string, file: string, place?: DocsPlace): string[] {
  const { folder } = findSet(file, place);
  return folder === '' ? [id] : [`${folder}/${id}`, id];
}

/** Whether a folder, given by its path below `content/docs/`, is that of a set. */
export function isSet(path: string, { sets }: DocsPlace = usualDocsPlace): boolean {
  return Object.hasOwn(sets, idOfFolder(path));
}
