import path from 'node:path';
import { type RolldownOptions, type RolldownPluginOption, rolldown } from 'rolldown';
import { rejectUnresolved } from '../../../browser-bundle/reject-unresolved.ts';
import { compilerStubs, putStubs } from '../../samples/sandbox/compiler-stubs.ts';
import { typeLibraries } from './type-libraries.ts';

/** A file of the playground. */
export type PlaygroundScript = { name: string; code: string };

export type PlaygroundBundle = {
  /** The names of the scripts that are loaded first, by what they are of. */
  entries: Record<string, string>;
  scripts: PlaygroundScript[];
  /** What they are made from: the ids of modules, which begin with a file's path where it is one. */
  modules: string[];
};

export type BundleOptions = {
  root: string;
  baseUrl: string;
  /** The name of a script, with `[name]` and `[hash]`. */
  names: string;
  /** What makes the modules that the editor asks for and no file is. */
  plugins: readonly RolldownPluginOption[];
};

/** What the page loads first, the workers that compile and that check types, and the scripts of the frames. */
export type Part = keyof typeof parts;

/** The frame has no origin, from which no module script comes; and a worker needs no second file. */
const parts = {
  editor: { file: 'editor/start.ts', format: 'es' },
  compiler: { file: 'compiler/worker.ts', format: 'iife' },
  frame: { file: 'compiler/frame.ts', format: 'iife' },
  preview: { file: 'preview/frame.ts', format: 'iife' },
  types: { file: 'types/worker.ts', format: 'iife' },
} as const;

/** Where the code of a part begins, as a path from the root. */
export const entryOf = (part: Part): string =>
  path.posix.join('src/features/playground', parts[part].file);

/** Bundles what runs in the playground's page, in its worker or in its frame. */
export async function bundlePlayground(
  names: readonly Part[],
  options: BundleOptions,
): Promise<PlaygroundBundle> {
  const made: PlaygroundBundle = { entries: {}, scripts: [], modules: [] };
  for (const part of names) {
    const { entry, scripts, modules } = await bundlePart(part, options);
    made.entries[part] = entry;
    made.scripts.push(...scripts);
    made.modules.push(...modules);
  }
  return made;
}

async function bundlePart(part: Part, { root, baseUrl, names, plugins }: BundleOptions) {
  const { format } = parts[part];
  const bundle = await rolldown({
    ...optionsOf(part, baseUrl),
    input: { [`playground-${part}`]: path.join(root, entryOf(part)) },
    plugins: [
      part === 'compiler' ? putStubs(compilerStubs) : [],
      part === 'editor' ? [...plugins] : [],
      part === 'types' ? typeLibraries() : [],
    ],
  });
  const { output } = await bundle.generate({
    format,
    minify: true,
    entryFileNames: names,
    // The development server knows its own by it.
    chunkFileNames: names.replace('[name]', 'playground-[name]'),
  });
  await bundle.close();
  const chunks = output.flatMap((made) => (made.type === 'chunk' ? made : []));
  return {
    entry: chunks.find(({ isEntry }) => isEntry)?.fileName ?? '',
    scripts: chunks.map(({ fileName, code }) => ({ name: fileName, code })),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  };
}

function optionsOf(part: Part, baseUrl: string): RolldownOptions {
  const node = { 'process.env': '({})', 'process.cwd': '(() => "/")', process: '({})' };
  const define = {
    'import.meta.env.BASE_URL': JSON.stringify(baseUrl),
    'process.env.NODE_ENV': '"production"',
    ...(part === 'compiler' ? { ...node, global: 'globalThis' } : {}),
  };
  return { platform: 'browser', transform: { define }, onLog: rejectUnresolved };
}
