import { createRequire } from 'node:module';
import vm from 'node:vm';
import { createConfigItem } from '@babel/core';
import commonJs from '@babel/plugin-transform-modules-commonjs';
import type { CompiledFile } from '../compile/project.ts';
import { findImported } from '../names/find-imported.ts';

const require = createRequire(import.meta.url);

/** What makes modules of a project what `loadProject` runs: to be handed to the compiler. */
export const asCommonJs = [createConfigItem(commonJs, { type: 'plugin' })];

/** What a sample may import beside the files of its project. */
const packages: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'react/jsx-runtime',
  // The version that is documented, not the one that the site is styled with.
  '@stylexjs/stylex': 'stylex-013',
};

/**
 * Runs a file of a project with the files that it imports.
 * @returns what it exports
 * @throws what it throws, and where it imports what is neither of the project nor a known package
 */
export function loadProject(files: readonly CompiledFile[], file: string): Record<string, unknown> {
  const names = new Set(files.map((one) => one.name));
  const loaded = new Map<string, Record<string, unknown>>();
  const load = (name: string): Record<string, unknown> => {
    const known = loaded.get(name);
    if (known) return known;
    const code = files.find((candidate) => candidate.name === name)?.runnable;
    if (code === undefined) throw new Error(`${name} cannot be run`);
    const exported: Record<string, unknown> = {};
    loaded.set(name, exported);
    const find = (specifier: string): unknown => {
      if (!specifier.startsWith('.')) return loadPackage(specifier);
      const found = findImported(names, name, specifier);
      if (found === undefined) throw new Error(`${name} imports ${specifier}, which is not there`);
      return load(found);
    };
    vm.compileFunction(code, ['require', 'exports'])(find, exported);
    return exported;
  };
  return load(file);
}

function loadPackage(specifier: string): unknown {
  const name = Object.hasOwn(packages, specifier) ? packages[specifier] : undefined;
  if (name === undefined) throw new Error(`${specifier} is not there for samples`);
  return require(name);
}
