import * as stylex from 'stylex-013';
import type { ModuleImport, RunnableModule } from '../protocol/compiler.ts';
import { guardPackage } from '../protocol/packages.ts';
import { nameModules } from './find-place.ts';
import { findStop } from './guard.ts';

/** The packages for the project's modules, by name. */
let packages: Readonly<Record<string, object>> = {};

const makeUrl = URL.createObjectURL.bind(URL);
const dropUrl = URL.revokeObjectURL.bind(URL);

/** The addresses of modules that re-export a package, by the package's name. */
const packageUrls = new Map<string, string>();
/** The addresses of the current project's modules. */
let urls: ReadonlyMap<string, string> = new Map<string, string>();

/**
 * Creates a module for each file of a project, and loads them all.
 * @param modules sorted so that each comes after its imports
 * @returns the exports of each, by name
 */
export async function loadProject(
  modules: readonly RunnableModule[],
): Promise<Map<string, object>> {
  for (const url of urls.values()) dropUrl(url);
  const moduleUrls = new Map<string, string>();
  urls = moduleUrls;
  for (const { name, code, imports, importMark } of modules) {
    const mark = new RegExp(`"${importMark}(\\d+)"`, 'g');
    const linked = code.replace(mark, (text, number) => {
      const moduleImport = imports[Number(number)];
      return moduleImport ? JSON.stringify(urlOf(moduleImport, moduleUrls)) : text;
    });
    moduleUrls.set(name, makeModule(linked));
  }
  nameModules(moduleUrls, new Map(modules.map(({ name, code }) => [name, code])));
  const loaded = new Map<string, object>();
  for (const [name, url] of moduleUrls) loaded.set(name, await import(/* @vite-ignore */ url));
  return loaded;
}

function urlOf(moduleImport: ModuleImport, urls: ReadonlyMap<string, string>): string {
  if ('file' in moduleImport) return urls.get(moduleImport.file) ?? '';
  const packageUrl = packageUrls.get(moduleImport.package);
  if (packageUrl !== undefined) return packageUrl;
  const url = makeModule(writePackage(moduleImport.package));
  packageUrls.set(moduleImport.package, url);
  return url;
}

/** A module that re-exports a package of this script. */
function writePackage(name: string): string {
  const exported = packages[name] ?? {};
  const names = Object.keys(exported).filter((key) => key !== 'default' && /^[\w$]+$/.test(key));
  return [
    `const from = globalThis.${packagesName}[${JSON.stringify(name)}];`,
    `export const { ${names.join(', ')} } = from;`,
    'export default from.default ?? from;',
    // Created in the module, so that its stack begins beside the visitor's code.
    'const makeError = (reason) => new RangeError(reason);',
    'export function guard() { const error = from.findStop(makeError); if (error) throw error; }',
  ].join('\n');
}

function makeModule(code: string): string {
  return makeUrl(new Blob([code], { type: 'text/javascript' }));
}

const packagesName = '__PLAYGROUND_PACKAGES__';

/** Runs React, and makes the packages available to modules. */
export async function loadReact(script: Blob): Promise<typeof import('../protocol/react.ts')> {
  const react: typeof import('../protocol/react.ts') = await import(
    /* @vite-ignore */ makeUrl(script)
  );
  packages = {
    react: react.React,
    'react/jsx-runtime': react.jsxRuntime,
    '@stylexjs/stylex': stylex,
    // Frozen, because modules look the function up at each call.
    [guardPackage]: Object.freeze({ findStop }),
  };
  Object.defineProperty(globalThis, packagesName, { value: packages });
  return react;
}
