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
import { findProblem, type SourcePoint } from './problem-of.ts';
import type { CompileProblem, NamesMode } from './project.ts';
import { addFolders, linkThemeFiles, nameForHashing } from './theme-files.ts';
import { type CompiledCall, watchCompiler } from './watch-compiler.ts';

/** A file of a project; `names` are the names of all files. */
export type CompilerInput = {
  file: string;
  code: string;
  names: ReadonlySet<string>;
  mode: NamesMode;
  /** Further options of the compiler. */
  options?: object;
};

/** Where the compiler stopped, and the call. */
export type FailedRun = { problem: CompileProblem; place: SourcePoint | undefined; kind: string };

export type CompilerRun =
  | { ast: types.File; js: string; calls: CompiledCall[]; problem?: undefined }
  | FailedRun;

/** Prevents Babel from looking for configurations and folders, in Node and in a worker. */
export const byItself = {
  cwd: '/',
  root: '/',
  babelrc: false,
  configFile: false,
  browserslistConfigFile: false,
} satisfies TransformOptions;

/** Parses a file; a syntax error is a problem. */
export function parseCode(input: CompilerInput): { ast: types.File } | { problem: CompileProblem } {
  try {
    const ast = parseSync(input.code, describeFile(input));
    if (ast) return { ast };
    throw new Error('the parser returned nothing');
  } catch (error) {
    return { problem: findProblem(input.file, error, 'babel') };
  }
}

/** Compiles a file, and reports which call creates which rules. The syntax tree doesn't change. */
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
        addFolders(input.file),
      ],
      wrapPluginVisitorMethod: wrap,
    });
    if (!result?.ast) throw new Error('the compiler returned nothing');
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

/** Set up once; a plain value would be set up for each file, which takes as long as compiling. */
const createPreset = (isTSX: boolean) =>
  createConfigItem([typescript, { allExtensions: true, isTSX }], { type: 'preset' });
const typeScript = { ts: createPreset(false), tsx: createPreset(true) };

/** Parses TypeScript, with JSX unless the file's extension rules it out. */
export const presetFor = (file: string): ConfigItem =>
  file.endsWith('.ts') ? typeScript.ts : typeScript.tsx;

export const jsxPlugin = createConfigItem(jsxSyntax, { type: 'plugin' });

const compilers = new Map<string, ConfigItem>();

/** With `haste`, names of variables only depend on names of files, so the compiler doesn't access the disk. */
function compilerFor(mode: NamesMode, more: object = {}): ConfigItem {
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
