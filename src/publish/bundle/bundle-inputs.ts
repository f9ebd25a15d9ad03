import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { digest, digestOfFile, listNames } from '../../node/disk-cache.ts';
import { listFiles } from '../../node/list-files.ts';

/** What configures the tools that bundle the code. Of the configuration of the site, only a part affects the bundle. */
const settings = ['package*.json', 'tsconfig*.json', '*.config.*', '.*rc*', '.env*'];

/** The code among the files of the content. */
const contentCode = /(?:\.(?:[cm]?[jt]s|[jt]sx|css)|\/(?:package|tsconfig)\.json)$/;

/** The address of a file in a style sheet, relative to it. */
const sheetUrl = /url\(\s*["']?(?!\/|[a-z]+:)([^"')?#\s]+)/g;

/** The file in a bundle's folder with the digests of the other files that it was made from. */
export const inputsName = 'inputs.json';

/** Descriptions of files by their paths from the root. */
export type NotedInputs = Readonly<Record<string, string>>;

const noted = new Map<string, string>();

/** The digest of all code of a project; its packages are in `digestPackages`. */
export function digestCode(root: string): string {
  return digest(JSON.stringify(describeCode(root)));
}

/**
 * Lists the digest of each file of code, and of what style sheets of the content refer to; and the names of all content
 * if code may find files by a pattern.
 */
function describeCode(root: string): unknown {
  // Patterns would take up to eight times as long: most files of a large site are texts.
  const below = (folder: string) =>
    listFiles(path.join(root, folder))
      .map((name) => `${folder}/${name}`)
      .filter((name) => !name.includes('/.'));
  const content = below('content');
  const codes = [
    ...globSync(settings, { cwd: root, exclude: ['site.config.ts'] }),
    // The framework generates the list of pages.
    ...below('src').filter((name) => name !== 'src/pages.gen.ts'),
    ...content.filter((name) => contentCode.test(name)),
  ];
  // A plugin of PostCSS may take names of classes from texts, as Tailwind does.
  const isScanned = codes.some((name) => name.startsWith('postcss.config.'));
  const names = isScanned ? [...codes, ...content.filter((name) => /\.mdx?$/.test(name))] : codes;
  const authors = names
    .filter((name) => /^(?:content|src\/components)\/.*\.\w+$/.test(name))
    .map((name) => ({ name, text: readLeniently(path.join(root, name)) }));
  const shown = authors
    .filter(({ name }) => /^content\/.*\.css$/.test(name))
    .flatMap(({ name, text }) =>
      Array.from(text.matchAll(sheetUrl), ([, url = '']) => path.join(path.dirname(name), url)),
    );
  const files = [...new Set([...names, ...shown])]
    .sort()
    .map((name) => [name, digestOfFile(path.join(root, name))]);
  const finds = authors.some(({ text }) => text.includes('import.meta.glob'));
  return [files, finds && listFiles(path.join(root, 'content'))];
}

/** The text of a file; empty if it is none, such as a link to nothing, which the bundler reports if it is imported. */
function readLeniently(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Notes a file outside `src/` and the packages, before the bundler or one of its plugins reads it. */
export function noteInput(file: string): void {
  if (path.isAbsolute(file) && !noted.has(file)) noted.set(file, describeFile(file));
}

/** Describes a file by its bytes, and by the files of the same name that an import may find instead. */
function describeFile(file: string): string {
  const { dir, name } = path.parse(file);
  const rivals = listNames(dir).filter((other) => other.startsWith(`${name}.`));
  return [digestOfFile(file), ...rivals].join(' ');
}

/** The Vite plugin: notes the modules beside the code, such as pictures, and writes the list of what was noted. */
export function viteInputs({ root, folder }: { root: string; folder: string }): Plugin {
  const described = ['src', '.cache'].map((name) => path.join(root, name, path.sep));
  return {
    name: 'site:inputs',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: { exclude: [/\/node_modules\//, /^\0/] } },
      handler(id) {
        if (!described.some((above) => id.startsWith(above))) noteInput(id.split('?')[0] ?? '');
      },
    },
    buildEnd() {
      const inputs = Array.from(noted, ([file, sum]) => [path.relative(root, file), sum]);
      writeFileSync(path.join(folder, inputsName), JSON.stringify(Object.fromEntries(inputs)));
    },
  };
}

/** Whether all noted files are as they were. */
export function areUnchanged(root: string, inputs: NotedInputs): boolean {
  return Object.entries(inputs).every(
    ([name, text]) => describeFile(path.resolve(root, name)) === text,
  );
}
