import {
  type ConfigItem,
  createConfigItem,
  parseSync,
  type TransformOptions,
  transformFromAstSync,
  type types,
} from '@babel/core';
import jsxSyntax from '@babel/plugin-syntax-jsx';
import typescript from '@babel/preset-typescript';
import stylex from 'stylex-babel-plugin-013';
import { linkThemeFiles } from './link-theme-files.ts';
import { findProblem, type SourcePoint } from './problem-of.ts';
import type { CompileProblem, Mode } from './project.ts';
import { tellFolders } from './tell-folders.ts';
import { nameForHashing } from './theme-files.ts';
import { type CompiledCall, watchCompiler } from './watch-compiler.ts';

/** A file of a project; `names` are those of all files. */
export type CompilerInput = {
  file: string;
  code: string;
  names: ReadonlySet<string>;
  mode: Mode;
  /** More options of the compiler. */
  options?: object;
};

/** Where the compiler stopped, and in a call of what. */
export type FailedRun = { problem: CompileProblem; place: SourcePoint | undefined; kind: string };

export type CompilerRun =
  | { ast: types.File; js: string; calls: CompiledCall[]; problem?: undefined }
  | FailedRun;

/** What keeps Babel from asking for configurations and folders, in Node and in a worker alike. */
export const byItself = {
  cwd: '/',
  root: '/',
  babelrc: false,
  configFile: false,
  browserslistConfigFile: false,
} satisfies TransformOptions;

/** Reads a file; what cannot be read is a problem. */
export function parseCode(input: CompilerInput): { ast: types.File } | { problem: CompileProblem } {
  try {
    const ast = parseSync(input.code, describeFile(input));
    if (ast) return { ast };
    throw new Error('Nothing was read');
  } catch (error) {
    return { problem: findProblem(input.file, error, 'babel') };
  }
}

/** Has a file compiled, and says which call made which rules. The tree stays as it is. */
export function runCompiler(ast: types.File, input: CompilerInput): CompilerRun {
  const { calls, failure, plugin, wrap } = watchCompiler();
  const options = describeFile(input);
  try {
    const result = transformFromAstSync(ast, input.code, {
      ...options,
      plugins: [
        plugin,
        linkThemeFiles(input.file, input.names),
        ...options.plugins,
        tellFolders(input.file),
      ],
      wrapPluginVisitorMethod: wrap,
    });
    if (!result?.ast) throw new Error('Nothing came out');
    return { ast: result.ast, js: result.code ?? '', calls };
  } catch (error) {
    const { tool, place, kind } = failure;
    return { problem: findProblem(input.file, error, tool, place), place, kind };
  }
}

function describeFile({ file, mode, options }: CompilerInput) {
  return {
    ...byItself,
    filename: `/${nameForHashing(file)}`,
    sourceType: 'module',
    highlightCode: false,
    ast: true,
    presets: [presetFor(file)],
    plugins: [jsxPlugin, compilerFor(mode, options)],
  } satisfies TransformOptions;
}

/** An item is set up once; what is given as a value would be for each file, which takes as long as compiling. */
const createPreset = (isTSX: boolean) =>
  createConfigItem([typescript, { allExtensions: true, isTSX }], { type: 'preset' });
const typeScript = { ts: createPreset(false), tsx: createPreset(true) };

/** Reads TypeScript, with JSX but in a file that says by its name that it has none. */
export const presetFor = (file: string): ConfigItem =>
  file.endsWith('.ts') ? typeScript.ts : typeScript.tsx;

export const jsxPlugin = createConfigItem(jsxSyntax, { type: 'plugin' });

const compilers = new Map<string, ConfigItem>();

/** Names of files alone make names of variables here (`haste`), so no disk is asked. */
function compilerFor(mode: Mode, more: object = {}): ConfigItem {
  const options = {
    dev: mode === 'development',
    runtimeInjection: false,
    unstable_moduleResolution: { type: 'haste' },
    ...more,
  };
  const key = JSON.stringify(options);
  const compiler = compilers.get(key) ?? createConfigItem([stylex, options], { type: 'plugin' });
  compilers.set(key, compiler);
  return compiler;
}
