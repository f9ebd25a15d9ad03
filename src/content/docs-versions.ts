import { docsFolder, versionedFolder, versionedSidebarsFolder } from './data-files.ts';

/** The name of the version of `content/docs/`. */
export const currentVersion = 'current';

/** Versions with the last one first: what is shown to who has chosen none. */
export function sortVersions<Version extends { isLast: boolean }>(
  versions: readonly Version[],
): Version[] {
  return versions.toSorted((a, b) => Number(b.isLast) - Number(a.isLast));
}

/** The folder of an older version in `content/versioned_docs/`, with which the ids of its docs begin. */
export const folderOfVersion = (name: string) => (name === currentVersion ? '' : `version-${name}`);

/** The file with the sidebars of an older version. */
export const sidebarsFileOf = (name: string) =>
  `${versionedSidebarsFolder}version-${name}-sidebars.json`;

/** The folder with the docs of a version. */
export const docsFolderOf = (name: string) =>
  name === currentVersion ? docsFolder : `${versionedFolder}${folderOfVersion(name)}/`;

/** Whether a file is below the docs of any version. */
export const isDocsFile = (file: string) =>
  file.startsWith(docsFolder) || file.startsWith(versionedFolder);

/** The path of a docs file below `content/docs/`; that of an older version begins with the version's folder. */
export function belowDocs(file: string): string {
  return file.slice((file.startsWith(versionedFolder) ? versionedFolder : docsFolder).length);
}

/** The name of the version that a docs file, or a file of sidebars, belongs to. */
export function versionOfFile(file: string): string {
  if (!file.startsWith('content/versioned_')) return currentVersion;
  const ofDocs = /^content\/versioned_docs\/version-([^/]+)\//.exec(file);
  const ofSidebars = /^content\/versioned_sidebars\/version-(.+)-sidebars\.json$/.exec(file);
  return (ofDocs ?? ofSidebars)?.[1] ?? currentVersion;
}

/** The path of a doc or sidebar without its version: what it is called in every version. */
export function dropVersion(id: string, version: string): string {
  const folder = folderOfVersion(version);
  return folder === '' ? id : id.slice(folder.length + 1);
}

/** The same with its version: ids and sidebars of older versions begin with the version's folder. */
export function addVersion(id: string, version: string): string {
  const folder = folderOfVersion(version);
  return folder === '' ? id : `${folder}/${id}`;
}
