import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InputOptions, RolldownPluginOption } from 'rolldown';
import { eslintParserFile, patchEslintParser } from '../../../patches/eslint-parser.ts';
import type { RealmKind } from '../host/messages.ts';
import { compilerStubs, putStubs } from './compiler-stubs.ts';
import { eslintRules, linterStubs, noRules } from './linter-stubs.ts';

const require = createRequire(import.meta.url);

/** Where each script begins; as URLs they are known to be a part of the code that names them. */
const entries: Readonly<Record<RealmKind | 'host', URL>> = {
  host: new URL('../host/host.ts', import.meta.url),
  compiler: new URL('../realm/compiler.ts', import.meta.url),
  reader: new URL('../realm/reader.ts', import.meta.url),
  components: new URL('../realm/components.ts', import.meta.url),
};

/** What runs code of samples needs the whole of what makes modules of it. */
const {
  '@babel/helpers': _helpers,
  '@babel/helper-module-transforms': _transforms,
  '@babel/plugin-transform-modules-commonjs': _modules,
  ...needless
} = compilerStubs;

const standIns: Record<RealmKind, Readonly<Record<string, string>>> = {
  compiler: needless,
  reader: { ...compilerStubs, ...linterStubs },
  components: {},
};

/** The code of a script, and the files that it is made from. */
export type Bundled = { code: string; sources: string[] };

/** Bundles what runs in realms of one kind: with nothing of Node. */
export function bundleRealm(kind: RealmKind): Promise<Bundled> {
  const node = {
    __dirname: '"/"',
    'process.env': '({})',
    'process.cwd': '(() => "/")',
    process: '({})',
  };
  return bundle(kind, 'iife', {
    platform: 'browser',
    // As Node finds packages: what asks for one by `require` does not expect its other form.
    resolve: { mainFields: ['main', 'module'] },
    plugins: [putStubs(standIns[kind]), linter],
    transform: {
      define: { 'process.env.NODE_ENV': '"production"', ...node, global: 'globalThis' },
    },
  });
}

/** Bundles the process around them. */
export async function bundleHost(): Promise<Bundled> {
  const { code, sources } = await bundle('host', 'cjs', { platform: 'node' });
  // Traces of errors give away functions that are not strict.
  return { code: `'use strict';${code}`, sources };
}

async function bundle(
  entry: RealmKind | 'host',
  format: 'iife' | 'cjs',
  options: InputOptions,
): Promise<Bundled> {
  const { rolldown }: typeof import('rolldown') = require('rolldown');
  const made = await rolldown({
    ...options,
    input: fileURLToPath(entries[entry]),
    onLog: rejectWarnings,
  });
  const { output } = await made.generate({ format, minify: true, codeSplitting: false });
  await made.close();
  const [{ code, moduleIds }] = output;
  return { code, sources: moduleIds.filter((id) => path.isAbsolute(id)) };
}

/** What is not found would be missed when it is asked for, in a process that can load nothing. */
const rejectWarnings: InputOptions['onLog'] = (level, { code, message }) => {
  if (level === 'warn' && code === 'UNRESOLVED_IMPORT') throw new Error(message);
};

/** None of ESLint's own rules is used, and its parser asks for no file. */
const linter: RolldownPluginOption = {
  name: 'site:linter',
  load: { filter: { id: eslintRules }, handler: () => noRules },
  transform: { filter: { id: eslintParserFile }, handler: patchEslintParser },
};
