import { type BundledLanguage, bundledLanguages, bundledLanguagesInfo } from 'shiki';
import { findNearestName } from '../../diagnostics/nearest-name.ts';

/** Names of languages that authors use but the highlighter lacks. */
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
 * The highlighter's name for a language such as `ts`, `shell`, `text/plain`, in any case.
 * @returns undefined for an unknown language
 */
export function findLanguage(written: string): BundledLanguage | 'text' | undefined {
  const name = written.toLowerCase();
  if (isBundled(name)) return name;
  return Object.entries(aliases).find(([alias]) => alias === name)?.[1];
}

/** The language of a file by its extension; plain text for unknown extensions. */
export function languageOfFile(file: string): string {
  const ending = file.split(/[/.]/).at(-1)?.toLowerCase() ?? '';
  return findLanguage(ending) ? ending : 'text';
}

/** The known language that was probably meant. */
export function findNearestLanguage(written: string): string | undefined {
  const names = bundledLanguagesInfo.flatMap(({ id, name }) => [id, name.toLowerCase()]);
  const candidates = [...names, ...Object.keys(bundledLanguages), ...Object.keys(aliases)];
  return findNearestName(
    written.toLowerCase(),
    candidates.filter((name) => findLanguage(name)),
  );
}

function isBundled(name: string): name is BundledLanguage {
  return Object.hasOwn(bundledLanguages, name);
}
