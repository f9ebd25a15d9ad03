import { type BundledLanguage, bundledLanguages, bundledLanguagesInfo } from 'shiki';
import { findNearestName } from '../../faults/nearest-name.ts';

/** Names that authors use and the highlighter does not have. */
const aliases: Record<string, BundledLanguage | 'text'> = {
  plain: 'text',
  none: 'text',
  math: 'text',
  'text/plain': 'text',
  treeview: 'text',
  'mdx-code-block': 'mdx',
  markup: 'html',
  svg: 'xml',
  webmanifest: 'json',
  map: 'json',
  gitignore: 'ini',
  npmrc: 'ini',
  editorconfig: 'ini',
  conf: 'ini',
  'sh-session': 'shellsession',
  'shell-session': 'shellsession',
  objectivec: 'objective-c',
  golang: 'go',
  node: 'js',
  flow: 'js',
  gradle: 'groovy',
  htm: 'html',
  h: 'c',
  hpp: 'cpp',
  patch: 'diff',
  env: 'dotenv',
  markdoc: 'md',
  text: 'text',
  txt: 'text',
  plaintext: 'text',
};

/**
 * The name by which the highlighter knows a language: `ts`, `shell`, `text/plain`, in any letter
 * case.
 * @returns undefined for a language that nobody knows
 */
export function findLanguage(written: string): BundledLanguage | 'text' | undefined {
  const name = written.toLowerCase();
  if (isBundled(name)) return name;
  return Object.entries(aliases).find(([alias]) => alias === name)?.[1];
}

/** The language of a file by the ending of its name; plain text where that says nothing. */
export function languageOfFile(file: string): string {
  const ending = file.split(/[/.]/).at(-1)?.toLowerCase() ?? '';
  return findLanguage(ending) ? ending : 'text';
}

/** The language that was probably meant. */
export function findNearestLanguage(written: string): string | undefined {
  const names = bundledLanguagesInfo.flatMap(({ id, name }) => [id, name.toLowerCase()]);
  const known = [...names, ...Object.keys(bundledLanguages), ...Object.keys(aliases)];
  return findNearestName(
    written.toLowerCase(),
    known.filter((name) => findLanguage(name)),
  );
}

function isBundled(name: string): name is BundledLanguage {
  return Object.hasOwn(bundledLanguages, name);
}
