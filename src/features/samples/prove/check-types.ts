import { createRequire } from 'node:module';
import path from 'node:path';
import { API, type Diagnostic, type Program } from 'typescript/unstable/async';
import { createVirtualFileSystem, type FileSystem } from 'typescript/unstable/fs';
import { placeAt } from '../../../diagnostics/places.ts';
import { digest } from '../../../node/disk-cache.ts';
import type { ProjectFile } from '../compiler/project.ts';
import type { Problem } from './problem.ts';

/** A file of a project to type-check. */
export type TypedFile = { files: readonly ProjectFile[]; file: string };

const require = createRequire(import.meta.url);

/** The documented version, not the one that styles the site. */
const runtime = path.dirname(require.resolve('stylex-013'));

/** Declarations for files other than code that bundlers accept. */
const ambient = "declare module '*.css';\n";

/**
 * Starts TypeScript in a separate process, which runs until `close`. Only this module knows its interface, which
 * TypeScript calls unstable.
 * @param root the project's root, whose packages are used
 */
export function createSampleChecker(root: string) {
  // The folder doesn't exist, but packages are resolved from it.
  const folder = path.join(root, '.samples');
  const virtual = createVirtualFileSystem({ [`${folder}/ambient.d.ts`]: ambient });
  const write = (file: string, text: string) => virtual.writeFile?.(file, text);
  const api = new API({ cwd: root, fs: overlay(folder, virtual) });
  let batches = 0;
  return {
    /** Returns TypeScript's problems in each file, checked in one program. */
    check: async (typedFiles: readonly TypedFile[]): Promise<Problem[][]> => {
      const names = typedFiles.map((typedFile) => {
        const project = `${folder}/${digest(JSON.stringify(typedFile.files)).slice(0, 16)}`;
        for (const { name, code } of typedFile.files) write(`${project}/${name}`, code);
        return `${project}/${typedFile.file}`;
      });
      batches += 1;
      const config = `${folder}/${batches}.json`;
      write(config, writeConfig([`${folder}/ambient.d.ts`, ...names]));
      const snapshot = await api.updateSnapshot({ openProjects: [config] });
      const program = snapshot.getProject(config)?.program;
      if (!program) throw new Error('TypeScript opened no project for the samples');
      const problems = await Promise.all(
        typedFiles.map(({ files, file }, at) => {
          const code = files.find(({ name }) => name === file)?.code ?? '';
          return checkFile(program, names[at] ?? '', code);
        }),
      );
      await api.updateSnapshot({ closeProjects: [config] });
      return problems;
    },
    close: () => api.close(),
  };
}

/** The files below a folder from memory; undefined means those on disk, null a missing file. */
function overlay(folder: string, virtual: FileSystem): FileSystem {
  const isOurs = (file: string) => file === folder || file.startsWith(`${folder}/`);
  return {
    readFile: (file) => (isOurs(file) ? (virtual.readFile?.(file) ?? null) : undefined),
    fileExists: (file) => (isOurs(file) ? virtual.fileExists?.(file) : undefined),
    directoryExists: (name) => (isOurs(name) ? virtual.directoryExists?.(name) : undefined),
    getAccessibleEntries: (name) =>
      isOurs(name) ? virtual.getAccessibleEntries?.(name) : undefined,
    realpath: (file) => (isOurs(file) ? file : undefined),
  };
}

async function checkFile(program: Program, name: string, code: string): Promise<Problem[]> {
  // For files with syntax errors, only these are reported.
  const syntax = await program.getSyntacticDiagnostics(name);
  const reported = syntax.length > 0 ? syntax : await program.getSemanticDiagnostics(name);
  return reported
    .filter((diagnostic) => !isUntyped(name, diagnostic))
    .map((diagnostic) => describeProblem(code, diagnostic));
}

/** JavaScript can't declare types, so unknown ones aren't reported. */
function isUntyped(name: string, { code }: Diagnostic): boolean {
  return /\.[cm]?jsx?$/.test(name) && code >= 7000 && code < 8000;
}

function describeProblem(source: string, reported: Diagnostic): Problem {
  const message = `${listMessages(reported).join(' ')} (TS${reported.code})`;
  return { tool: 'types', ...placeAt(source, reported.pos), message: withoutFolders(message) };
}

/** Authors know modules by the names in imports. */
function withoutFolders(message: string): string {
  return message
    .replaceAll(path.join(runtime, 'stylex'), '@stylexjs/stylex')
    .replace(/"[^"]*\/\.samples\/\w+\/([^"]*)"/g, '"./$1"')
    .replace(/"[^"]*\/node_modules\/([^"]*)"/g, '"$1"');
}

function listMessages({ text, messageChain = [] }: Diagnostic): string[] {
  return [text, ...messageChain.flatMap(listMessages)];
}

function writeConfig(names: readonly string[]): string {
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    allowImportingTsExtensions: true,
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    allowJs: true,
    checkJs: true,
    skipLibCheck: true,
    types: ['react'],
    paths: {
      '@stylexjs/stylex': [path.join(runtime, 'stylex.d.ts')],
    },
  };
  return JSON.stringify({ compilerOptions, files: names });
}
