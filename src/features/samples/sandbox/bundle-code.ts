import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InputOptions, OutputOptions, RolldownPluginOption } from 'rolldown';
import { eslintParserFile, patchEslintParser } from '../../../waku/patches/eslint-parser.ts';
import type { SandboxScript } from '../host/messages.ts';
import { compilerStubs, putStubs } from './compiler-stubs.ts';

const require = createRequire(import.meta.url);

/** The entry of each script; as URLs, they are recognized as dependencies of this module. */
const entries: Readonly<Record<SandboxScript | 'host', URL>> = {
  host: new URL('../host/host.ts', import.meta.url),
  compiler: new URL('../host/compiler.ts', import.meta.url),
  reader: new URL('../host/reader.ts', import.meta.url),
  components: new URL('../host/components.ts', import.meta.url),
};

/** Code for samples needs the complete Babel plugin for modules. */
const {
  '@babel/helpers': _helpers,
  '@babel/helper-module-transforms': _transforms,
  '@babel/plugin-transform-modules-commonjs': _modules,
  ...needless
} = compilerStubs;

/**
 * Stubs for modules that the linter imports and the sandbox doesn't need: the validation of options, which
 * generates code, and modules of Node.
 */
const linterStubs: Readonly<Record<string, string>> = {
  ajv: 'module.exports = class { _opts = {}; addMetaSchema() {} };',
  '@babel/helper-compilation-targets':
    'exports.default = () => ({}); exports.isBrowsersQueryValid = () => false;',
  module: 'module.exports = {};',
  util: 'module.exports = { inspect: String, deprecate: (run) => run };',
  worker_threads: 'module.exports = {};',
};

const stubs: Record<SandboxScript, Readonly<Record<string, string>>> = {
  compiler: needless,
  reader: { ...compilerStubs, ...linterStubs },
  components: {},
};

/** The code of a script, and its source files. */
export type Bundled = { code: string; sources: string[] };

/** Bundles a script of the sandbox. */
export const bundleScript = (script: SandboxScript | 'host'): Promise<Bundled> =>
  script === 'host' ? bundleHost() : bundleTool(script);

/** Bundles a script that runs in the process, without anything of Node. */
function bundleTool(script: SandboxScript): Promise<Bundled> {
  const node = {
    __dirname: '"/"',
    'process.env': '({})',
    'process.cwd': '(() => "/")',
    process: '({})',
  };
  return bundle(script, 'iife', {
    platform: 'browser',
    // Resolves packages like Node: `require` doesn't work with ES modules.
    resolve: { mainFields: ['main', 'module'] },
    plugins: [putStubs(stubs[script]), linter],
    transform: {
      define: { 'process.env.NODE_ENV': '"production"', ...node, global: 'globalThis' },
    },
  });
}

/** Bundles the script that starts the process. */
async function bundleHost(): Promise<Bundled> {
  const { code, sources } = await bundle('host', 'cjs', { platform: 'node' });
  // Without strict mode, stack traces expose functions.
  return { code: `'use strict';${code}`, sources };
}

async function bundle(
  entry: SandboxScript | 'host',
  format: 'iife' | 'cjs',
  options: InputOptions,
): Promise<Bundled> {
  const { rolldown }: typeof import('rolldown') = require('rolldown');
  const bundler = await rolldown({
    ...options,
    input: fileURLToPath(entries[entry]),
    onLog: rejectWarnings,
  });
  const { output } = await bundler.generate({ format, minify: onlySpaces, codeSplitting: false });
  await bundler.close();
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
  load: {
    filter: { id: /\/eslint\/lib\/rules\/index\.js$/ },
    handler: () => 'module.exports = new Map();',
  },
  transform: { filter: { id: eslintParserFile }, handler: patchEslintParser },
};
