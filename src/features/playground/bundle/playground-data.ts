import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { unifyLines } from '../../../content/unify-lines.ts';
import { noteInput } from '../../../publish/bundle/bundle-inputs.ts';
import { noteModules } from '../../../publish/bundle/bundled-modules.ts';
import { readFirstPicture } from './first-picture.ts';
import { readCssTable } from './read-css-table.ts';
import { playgroundFolder, readExamples } from './read-examples.ts';

/** The files that an archive from the playground takes from the project on the installation page. */
const starter = ['index.html', 'package.json', 'tsconfig.json', 'vite.config.ts', 'src/stylex.css'];

/**
 * A plugin for Vite and for the bundler: provides data for the playground's editor, read at build time, as virtual
 * modules.
 */
export function playgroundData(root: string): Pick<Plugin, 'name' | 'resolveId' | 'load'> {
  const modules = listDataModules(root);
  return {
    name: 'site:playground-data',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.() : undefined),
  };
}

/** The generators of these modules, by name. */
export function listDataModules(
  root: string,
): Readonly<Record<string, () => string | Promise<string>>> {
  return {
    'virtual:examples': () => exportOf('examples', readExamples(path.join(root, playgroundFolder))),
    'virtual:first-example': () =>
      exportOf('firstExample', readExamples(path.join(root, playgroundFolder))[0]?.files),
    'virtual:first-picture': async () => exportOf('firstPicture', await readFirstPicture(root)),
    'virtual:css-table': () => exportOf('cssTable', readCssTable(readTypesOfCss())),
    'virtual:starter': () => exportOf('starterFiles', readStarter(root)),
  };
}

function exportOf(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value) ?? 'undefined'};`;
}

function readTypesOfCss(): string {
  const folder = path.dirname(createRequire(import.meta.url).resolve('csstype/package.json'));
  const file = path.join(folder, 'index.d.ts');
  noteModules([{ moduleIds: [file] }]);
  return readFileSync(file, 'utf8');
}

const startersFolder = 'content/starters';

/** The data of the editor. */
export const isPlaygroundData = (root: string, file: string) =>
  [playgroundFolder, startersFolder].some((name) => file.startsWith(path.join(root, name, '/')));

/** The files of the starter project by name; none if the site has no such project. */
export function readStarter(root: string): Record<string, string> {
  const folder = path.join(root, startersFolder, 'vite-react');
  for (const name of starter) noteInput(path.join(folder, name));
  const names = starter.filter((name) => existsSync(path.join(folder, name)));
  return Object.fromEntries(
    names.map((name) => [name, unifyLines(readFileSync(path.join(folder, name), 'utf8'))]),
  );
}
