import { docsBase } from './data-files.ts';
import {
  addVersion,
  currentVersion,
  docsFolderOf,
  dropVersion,
  folderOfVersion,
  versionOfFile,
} from './docs-versions.ts';
import { joinRoute } from './route.ts';
import { idOfFolder, readDocPath } from './source-path.ts';

/** Where docs are, by `docs` in the configuration. */
export type DocsPlace = {
  /** The start of all routes of docs: `/docs`, or `/`. */
  routeBasePath: string;
  /** By folders below `content/docs/` without number prefixes: `community`. */
  sets: Readonly<Record<string, { editUrl?: string }>>;
  /** The start of the routes of each version, by its name; absent if there is only `content/docs/`. */
  versionPaths?: Readonly<Record<string, string>>;
};

export const usualDocsPlace: DocsPlace = { routeBasePath: docsBase, sets: {} };

/** The docs that a file belongs to. */
export type DocsSet = {
  /** Its folder below the docs of its version, without number prefixes; empty for docs outside of all sets. */
  set: string;
  /** What the ids of its docs begin with: its folder, after that of an older version; empty for most docs. */
  folder: string;
  /** The same folder as it is stored: `content/docs/02-community/`. */
  path: string;
  /** Where its slugs that begin with `/` start: `/docs/community`; empty for the root of the site. */
  base: string;
};

/** Finds the set of docs that a file below `content/docs/`, or of an older version, belongs to. */
export function findSet(
  file: string,
  { routeBasePath, sets, versionPaths }: DocsPlace = usualDocsPlace,
): DocsSet {
  const version = versionOfFile(file);
  const root = docsFolderOf(version);
  const names = file.startsWith(root) ? Object.keys(sets) : [];
  // Most sites have no sets, and each link to a file is looked up.
  const id = names.length > 0 ? readDocPath(file.slice(root.length)).id : '';
  const [set = ''] = names
    .filter((name) => id.startsWith(`${name}/`))
    .toSorted((a, b) => b.length - a.length);
  const depth = root.split('/').length - 1 + (set === '' ? 0 : set.split('/').length);
  return {
    set,
    folder: set === '' ? folderOfVersion(version) : addVersion(set, version),
    path: file.startsWith(root) ? file.split('/').slice(0, depth).join('/').concat('/') : root,
    base: joinRoute(versionPaths?.[version] ?? routeBasePath, set).slice(0, -1),
  };
}

/** What comes after the folder of a set in a path or id: `a` of `community/a`. */
export function dropSet(path: string, { folder }: Pick<DocsSet, 'folder'>): string {
  return path === folder ? '' : path.slice(folder === '' ? 0 : folder.length + 1);
}

/**
 * The ids that a reference to a doc may mean: those of a set count from its folder, and those in an older version
 * stay in that version.
 */
export function idsFor(id: string, file: string, place?: DocsPlace): string[] {
  const { set, folder } = findSet(file, place);
  const version = versionOfFile(file);
  const inVersion = addVersion(id, version);
  // Docusaurus once wrote the version into the sidebars that it froze.
  const written = version !== currentVersion && id.startsWith(`${folderOfVersion(version)}/`);
  const ids = written ? [inVersion, id] : [inVersion];
  return set === '' ? ids : [`${folder}/${id}`, ...ids];
}

/** Whether a folder, given by its path as in `belowDocs`, is that of a set. */
export function isSet(
  path: string,
  version: string,
  { sets }: DocsPlace = usualDocsPlace,
): boolean {
  return Object.hasOwn(sets, idOfFolder(dropVersion(path, version)));
}

/** Whether the site has the version that a docs file belongs to. */
export function isOfSite(file: string, { versionPaths }: DocsPlace): boolean {
  const version = versionOfFile(file);
  return versionPaths ? Object.hasOwn(versionPaths, version) : version === currentVersion;
}
