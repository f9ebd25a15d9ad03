import path from 'node:path';
import { type RolldownOptions, type RolldownPluginOption, rolldown } from 'rolldown';
import { inlineStyles } from '../../../publish/bundle/inline-styles.ts';
import { rejectUnresolved } from '../../../publish/bundle/reject-unresolved.ts';
import { viteTexts } from '../../../publish/bundle/vite-texts.ts';
import { compilerStubs, putStubs } from '../../samples/sandbox/compiler-stubs.ts';
import { typeLibraries } from './type-libraries.ts';

/** A file of the playground. */
export type PlaygroundScript = { name: string; code: string };

export type PlaygroundBundle = {
  /** The files of the entry scripts, by name. */
  entries: Record<string, string>;
  scripts: PlaygroundScript[];
  /** The ids of their modules, which start with the path of a file if there is one. */
  modules: string[];
};

type ScriptBundle = Omit<PlaygroundBundle, 'entries'> & { entry: string };

export type BundleOptions = {
  root: string;
  baseUrl: string;
  /** The pattern for names of scripts, with `[name]` and `[hash]`. */
  names: string;
  /** The plugins that generate virtual modules of the editor. */
  plugins: readonly RolldownPluginOption[];
};

/** The scripts: the page's script, the workers that compile and check types, and the scripts of the frames. */
export type ScriptName = keyof typeof entryScripts;

/** Single files, but for the editor: the script of a frame is inline in its page, and a worker needs no second file. */
const entryScripts = {
  editor: { file: 'editor/start.tsx', format: 'es' },
  compiler: { file: 'compiler/worker.ts', format: 'iife' },
  frame: { file: 'compiler/frame.ts', format: 'iife' },
  react: { file: 'protocol/react.ts', format: 'es' },
  preview: { file: 'preview/frame.ts', format: 'iife' },
  types: { file: 'types/worker.ts', format: 'iife' },
} as const;

/** The entry of a script, as a path from the root. */
export const entryOf = (name: ScriptName): string =>
  path.posix.join('src/features/playground', entryScripts[name].file);

/** Bundles a script of the playground. */
export async function bundlePlayground(
  names: readonly ScriptName[],
  options: BundleOptions,
): Promise<PlaygroundBundle> {
  const bundled: PlaygroundBundle = { entries: {}, scripts: [], modules: [] };
  for (const name of names) {
    const { entry, scripts, modules } = await bundleScript(name, options);
    bundled.entries[name] = entry;
    bundled.scripts.push(...scripts);
    bundled.modules.push(...modules);
  }
  return bundled;
}

async function bundleScript(name: ScriptName, options: BundleOptions): Promise<ScriptBundle> {
  const { root, baseUrl, names, plugins } = options;
  const { format } = entryScripts[name];
  // The editor's own script doesn't contain React, but loads it beside.
  const react = name === 'editor' ? await bundleScript('react', options) : undefined;
  const bundle = await rolldown({
    ...optionsOf(name, baseUrl),
    external: react && /^react(?:-dom)?(?:\/|$)|protocol\/react\.ts$/,
    makeAbsoluteExternalsRelative: false,
    input: { [`playground-${name}`]: path.join(root, entryOf(name)) },
    plugins: [
      viteTexts(root),
      name === 'compiler' ? putStubs(compilerStubs) : [],
      name === 'editor' ? [...plugins, inlineStyles()] : [],
      name === 'types' ? typeLibraries() : [],
    ],
  });
  const { output } = await bundle.generate({
    format,
    minify: true,
    paths: () => `./${path.basename(react?.entry ?? '')}`,
    // In other functions than strict ones, a stack gives a project the functions that have called it.
    strict: true,
    entryFileNames: names,
    // The development server recognizes the playground's files by it.
    chunkFileNames: names.replace('[name]', 'playground-[name]'),
  });
  await bundle.close();
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? file : []));
  return {
    entry: chunks.find(({ isEntry }) => isEntry)?.fileName ?? '',
    scripts: [
      ...(react?.scripts ?? []),
      ...chunks.map(({ fileName, code }) => ({ name: fileName, code })),
    ],
    modules: [
      ...(react?.modules ?? []),
      ...chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => id.replace(/\?inline$/, ''))),
    ],
  };
}

function optionsOf(name: ScriptName, baseUrl: string): RolldownOptions {
  const node = { 'process.env': '({})', 'process.cwd': '(() => "/")', process: '({})' };
  const define = {
    'import.meta.env.BASE_URL': JSON.stringify(baseUrl),
    'process.env.NODE_ENV': '"production"',
    ...(name === 'compiler' ? { ...node, global: 'globalThis' } : {}),
  };
  return {
    platform: 'browser',
    transform: { define },
    // What the other chunks of the editor share with it stays in it, and needs no request of its own.
    preserveEntrySignatures: 'allow-extension',
    onLog: (level, log, handle) => {
      // Packages mark their components for servers.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') rejectUnresolved(level, log, handle);
    },
  };
}
