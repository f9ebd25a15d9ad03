import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as stylex from 'stylex-013';
import type { ModuleImport, RunnableModule } from '../protocol/compiler.ts';
import { guardPackage } from '../protocol/packages.ts';
import { nameModules } from './find-place.ts';
import { findStop } from './guard.ts';

/** Where modules find what this script has already; its keys are the names of packages. */
const packages: Readonly<Record<string, object>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  '@stylexjs/stylex': stylex,
  [guardPackage]: { findStop },
};

const makeUrl = URL.createObjectURL.bind(URL);
const dropUrl = URL.revokeObjectURL.bind(URL);

/** Modules that give on what a package of this script exports, by the package's name. */
const packageUrls = new Map<string, string>();
/** Of the project that runs now. */
let urls: ReadonlyMap<string, string> = new Map<string, string>();

/**
 * Makes a module of each file of a project, and loads them all.
 * @param modules in an order in which each comes after those that it imports
 * @returns what each exports, by its name
 */
export async function loadModules(
  modules: readonly RunnableModule[],
): Promise<Map<string, object>> {
  for (const url of urls.values()) dropUrl(url);
  const own = new Map<string, string>();
  urls = own;
  for (const { name, code, imports, importMark } of modules) {
    const mark = new RegExp(`"${importMark}(\\d+)"`, 'g');
    const linked = code.replace(mark, (text, number) => {
      const found = imports[Number(number)];
      return found ? JSON.stringify(urlOf(found, own)) : text;
    });
    own.set(name, makeModule(linked));
  }
  nameModules(own);
  const loaded = new Map<string, object>();
  for (const [name, url] of own) loaded.set(name, await import(/* @vite-ignore */ url));
  return loaded;
}

function urlOf(found: ModuleImport, own: ReadonlyMap<string, string>): string {
  if ('file' in found) return own.get(found.file) ?? '';
  const known = packageUrls.get(found.package);
  if (known !== undefined) return known;
  const url = makeModule(writePackage(found.package));
  packageUrls.set(found.package, url);
  return url;
}

/** A module whose exports are those of a package that this script was bundled with. */
function writePackage(name: string): string {
  const exported = packages[name] ?? {};
  const names = Object.keys(exported).filter((key) => key !== 'default' && /^[\w$]+$/.test(key));
  return [
    `const from = globalThis.${packagesName}[${JSON.stringify(name)}];`,
    `export const { ${names.join(', ')} } = from;`,
    'export default from.default ?? from;',
    // Made there: of what is made in this script, which has another origin, a browser tells nothing.
    'const makeError = (reason) => new RangeError(reason);',
    'export function guard() { const error = from.findStop(makeError); if (error) throw error; }',
  ].join('\n');
}

function makeModule(code: string): string {
  return makeUrl(new Blob([code], { type: 'text/javascript' }));
}

const packagesName = '__PLAYGROUND_PACKAGES__';

/** Puts the packages where modules find them. */
export function offerPackages(): void {
  Object.defineProperty(globalThis, packagesName, { value: packages });
}
