import {
  currentVersion,
  docsFolderOf,
  folderOfVersion,
  isDocsFile,
  versionOfFile,
} from './docs-versions.ts';
import { listContentFiles } from './list-content-files.ts';
import { isPageFile } from './source-path.ts';

/** The folder with the translations of all languages, as a prefix of paths. */
export const translationsFolder = 'content/i18n/';

/** A language in `content/i18n/`. */
type Language = { code: string; path?: string | undefined };

/** The folder with the translations of a language: `content/i18n/ja/`. */
export const folderOfLanguage = ({ code, path = code }: Language) =>
  `${translationsFolder}${path}/`;

/** A file of a translation: its path, and that of the file whose place it takes. */
export type Translation = { file: string; original: string };

/**
 * Lists the files of a language that take the place of others.
 * @param originals the files of the default language
 * @returns `orphans` are pages without an original, which are on no site
 */
export function listTranslations(
  root: string,
  language: Language,
  originals: ReadonlySet<string>,
): { translations: Translation[]; orphans: Translation[] } {
  const folder = folderOfLanguage(language);
  const all = listContentFiles(root, folder.slice(0, -1)).files.flatMap((file) => {
    const original = originalOf(file.slice(folder.length));
    return original === undefined ? [] : [{ file, original }];
  });
  const isOrphan = ({ original }: Translation) => isPageFile(original) && !originals.has(original);
  return {
    translations: all.filter((translation) => !isOrphan(translation)),
    orphans: all.filter(isOrphan),
  };
}

/** Where a file is read, by its path: a translation in the place of its original, others where they are. */
export function placeOfFile(file: string): string {
  const [, below] = /^content\/i18n\/[^/]+\/(.+)$/.exec(file) ?? [];
  return (below && originalOf(below)) || file;
}

/** Where the translation of a page is: the inverse of `originalOf`. */
export function translationOf(original: string, language: Language): string {
  const version = versionOfFile(original);
  const below = isDocsFile(original)
    ? `docs/${folderOfVersion(version) || version}/${original.slice(docsFolderOf(version).length)}`
    : original.slice('content/'.length);
  return `${folderOfLanguage(language)}docusaurus-plugin-content-${below}`;
}

/** The file whose place a file takes, by its path below the folder of its language. Code is the same in all languages. */
function originalOf(below: string): string | undefined {
  if (below === 'code.json') return 'content/code.json';
  const [, plugin, set, rest = ''] =
    /^docusaurus-plugin-content-(docs|blog|pages)(?:-([^/]+))?\/(.+)$/.exec(below) ?? [];
  if (/\.(?:[cm]?[jt]sx?|css)$/.test(rest)) return undefined;
  if (plugin !== 'docs') return plugin && `content/${plugin}/${rest}`;
  const [, version = currentVersion, name] = /^(?:current|version-([^/]+))\/(.+)$/.exec(rest) ?? [];
  return name && docsFolderOf(version) + (set === undefined ? name : `${set}/${name}`);
}
