import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { listContentFiles } from '../../content/list-content-files.ts';
import {
  type listTranslations,
  type Translation,
  translationsFolder,
} from '../../content/translated-files.ts';
import type { SiteLanguage } from '../../features/languages/field.ts';
import { listNames } from '../../node/disk-cache.ts';
import { listFiles } from '../../node/list-files.ts';
import { linkOrCopyFile } from './site-folder.ts';

const projectsFolder = '.cache/languages';

/** Lists the roots of these projects. */
export const listLanguageProjects = (root: string) =>
  listNames(path.join(root, projectsFolder)).map((code) => path.join(root, projectsFolder, code));

/** What a project of its own has, or what isn't the author's. */
const own = ['content', 'public', 'dist', '.cache', '.build', '.git'];

/**
 * Makes a project for a language: the content of the site, with translations in the places of their originals. Content
 * of any language is then read and checked like that of a site with one. The project keeps its caches between builds.
 * @returns its root, and the translations by the files whose places they take
 */
export function layLanguage(
  root: string,
  { translations }: ReturnType<typeof listTranslations>,
  language: SiteLanguage,
): { root: string; translated: ReadonlyMap<string, string> } {
  const folder = path.join(root, projectsFolder, language.code);
  const translated = new Map(translations.map(({ file, original }) => [original, file]));
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== '.cache') rmSync(path.join(folder, name), { recursive: true });
  }
  for (const name of readdirSync(root)) {
    if (!own.includes(name)) symlinkSync(path.join('../../..', name), path.join(folder, name));
  }
  mkdirSync(path.join(folder, 'dist'));
  symlinkSync(
    path.join('../../../../dist/public', language.code),
    path.join(folder, 'dist/public'),
  );
  const originals = listOriginals(root).filter((file) => !translated.has(file));
  // The texts of the interface aren't those of the default language.
  const kept = originals.filter((file) => file !== 'content/code.json');
  const pairs = [...kept, ...listFiles(path.join(root, 'public')).map((file) => `public/${file}`)];
  linkFiles(root, folder, [
    ...pairs.map((file): Translation => ({ file, original: file })),
    ...translations,
  ]);
  return { root: folder, translated };
}

/** Lists the content of the default language. */
export function listOriginals(root: string): string[] {
  const { files } = listContentFiles(root, 'content');
  return files.filter((file) => !file.startsWith(translationsFolder));
}

function linkFiles(root: string, folder: string, files: readonly Translation[]): void {
  const made = new Set<string>();
  for (const { file, original } of files) {
    const target = path.join(folder, original);
    const parent = path.dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    linkOrCopyFile(path.join(root, file), target);
  }
}

/** Makes another copy of the code of a bundle, whose modules Node then loads anew: they belong to one language. */
export function copyCode(bundle: string, project: string): string {
  const folder = path.join(project, '.cache', 'code');
  rmSync(folder, { recursive: true, force: true });
  const files = listFiles(bundle);
  linkFiles(
    bundle,
    folder,
    files.map((file) => ({ file, original: file })),
  );
  return folder;
}
