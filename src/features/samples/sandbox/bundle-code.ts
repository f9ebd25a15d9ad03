import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InputOptions, OutputOptions, RolldownPluginOption } from 'rolldown';
import { eslintParserFile, patchEslintParser } from '../../../patches/eslint-parser.ts';
import type { RealmKind } from '../host/messages.ts';
import { compilerStubs, putStubs } from './compiler-stubs.ts';
import { eslintRules, linterStubs, noRules } from './linter-stubs.ts';

const require = createRequire(import.meta.url);

/** The scripts: that of the process, and those of the realms in it. */
export type SandboxScript = RealmKind | 'host';

/** The entry of each script; as URLs, they are recognized as dependencies of this module. */
const entries: Readonly<Record<SandboxScript, URL>> = {
  host: new URL('../host/host.ts', import.meta.url),
  compiler: new URL('../realm/compiler.ts', import.meta.url),
  reader: new URL('../realm/reader.ts', import.meta.url),
  components: new URL('../realm/components.ts', import.meta.url),
};

/** Code for samples needs the complete Babel plugin for modules. */
const {
  '@babel/helpers': _helpers,
  '@babel/helper-module-transforms': _transforms,
  '@babel/plugin-transform-modules-commonjs': _modules,
  ...needless
} = compilerStubs;

const stubs: Record<RealmKind, Readonly<Record<string, string>>> = {
  compiler: needless,
  reader: { ...compilerStubs, ...linterStubs },
  components: {},
};

/** The code of a script, and its source files. */
export type Bundled = { code: string; sources: string[] };

/** Bundles a script of the sandbox. */
export const bundleScript = (script: SandboxScript): Promise<Bundled> =>
  script === 'host' ? bundleHost() : bundleRealm(script);

/** Bundles the code for realms of one kind, without anything of Node. */
function bundleRealm(kind: RealmKind): Promise<Bundled> {
  const node = {
    __dirname: '"/"',
    'process.env': '({})',
    'process.cwd': '(() => "/")',
    process: '({})',
  };
  return bundle(kind, 'iife', {
    platform: 'browser',
    // Resolves packages like Node: `require` doesn't work with ES modules.
    resolve: { mainFields: ['main', 'module'] },
    plugins: [putStubs(stubs[kind]), linter],
    transform: {
      define: { 'process.env.NODE_ENV': '"production"', ...node, global: 'globalThis' },
    },
  });
}

/** Bundles the process around them. */
async function bundleHost(): Promise<Bundled> {
  const { code, sources } = await bundle('host', 'cjs', { platform: 'node' });
  // Without strict mode, stack traces expose functions.
  return { code: `'use strict';${code}`, sources };
}

async function bundle(
  entry: SandboxScript,
  format: 'iife' | 'cjs',
  options: InputOptions,
): Promise<Bundled> {
  const { rolldown }: typeof import('rolldown') = require('rolldown');
  const made = await rolldown({
    ...options,
    input: fileURLToPath(entries[entry]),
    onLog: rejectWarnings,
  });
  const { output } = await made.generate({ format, minify: onlySpaces, codeSplitting: false });
  await made.close();
  const [{ code, moduleIds }] = output;
  return { code, sources: moduleIds.filter((id) => path.isAbsolute(id)) };
}

/**
 * Removes comments and white space. Shorter names would take most of the time of bundling, and the code, which is
 * compiled from a cache, wouldn't start faster with them.
 */
const onlySpaces: OutputOptions['minify'] = { compress: false, mangle: false, codegen: true };

/** Something missing would only be noticed at run time, in a process that can't load anything. */
const rejectWarnings: InputOptions['onLog'] = (level, { code, message }) => {
  if (level === 'warn' && code === 'UNRESOLVED_IMPORT') throw new Error(message);
};

/** None of ESLint's own rules is used, and its parser loads no files. */
const linter: RolldownPluginOption = {
  name: 'site:linter',
  load: { filter: { id: eslintRules }, handler: () => noRules },
  transform: { filter: { id: eslintParserFile }, handler: patchEslintParser },
};
