import { createRequire } from 'node:module';
import path from 'node:path';
import { API, type Diagnostic, type Program } from 'typescript/unstable/async';
import { placeAt } from '../../../diagnostics/places.ts';
import { digest } from '../../../node/disk-cache.ts';
import type { ProjectFile } from '../compiler/project.ts';
import type { Problem } from './problem.ts';
import { createVirtualFiles } from './virtual-files.ts';

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
export function createTypeChecker(root: string) {
  // The folder doesn't exist, but packages are resolved from it.
  const folder = path.join(root, '.samples');
  const files = createVirtualFiles(folder);
  const api = new API({ cwd: root, fs: files.fs });
  files.write(`${folder}/ambient.d.ts`, ambient);
  let batches = 0;
  return {
    /** Returns TypeScript's problems in each file, checked in one program. */
    check: async (asked: readonly TypedFile[]): Promise<Problem[][]> => {
      const names = asked.map((one) => {
        const project = `${folder}/${digest(JSON.stringify(one.files)).slice(0, 16)}`;
        for (const { name, code } of one.files) files.write(`${project}/${name}`, code);
        return `${project}/${one.file}`;
      });
      batches += 1;
      const config = `${folder}/${batches}.json`;
      files.write(config, writeConfig([`${folder}/ambient.d.ts`, ...names]));
      const snapshot = await api.updateSnapshot({ openProjects: [config] });
      const program = snapshot.getProject(config)?.program;
      if (!program) throw new Error('TypeScript opened no project for the samples');
      const problems = await Promise.all(
        asked.map(({ files, file }, at) => {
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

async function checkFile(program: Program, name: string, code: string): Promise<Problem[]> {
  // For files with syntax errors, only these are reported.
  const syntax = await program.getSyntacticDiagnostics(name);
  const found = syntax.length > 0 ? syntax : await program.getSemanticDiagnostics(name);
  return found.filter((one) => !isUntyped(name, one)).map((one) => describeProblem(code, one));
}

/** JavaScript can't declare types, so unknown ones aren't reported. */
function isUntyped(name: string, { code }: Diagnostic): boolean {
  return /\.[cm]?jsx?$/.test(name) && code >= 7000 && code < 8000;
}

function describeProblem(source: string, found: Diagnostic): Problem {
  const message = `${listMessages(found).join(' ')} (TS${found.code})`;
  return { tool: 'types', ...placeAt(source, found.pos), message: withoutFolders(message) };
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
