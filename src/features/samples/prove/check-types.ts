import { createRequire } from 'node:module';
import path from 'node:path';
import { API, type Diagnostic, type Program } from 'typescript/unstable/async';
import { digest } from '../../../cache/disk-cache.ts';
import { placeAt } from '../../../faults/places.ts';
import type { ProjectFile } from '../compiler/project.ts';
import type { Problem } from './problem.ts';
import { createVirtualFiles } from './virtual-files.ts';

/** A file of a project whose types are asked for. */
export type TypedFile = { files: readonly ProjectFile[]; file: string };

const require = createRequire(import.meta.url);

/** What is documented, which is not what the site itself is styled with. */
const runtime = path.dirname(require.resolve('stylex-013'));

/** What a bundler takes in besides code. */
const ambient = "declare module '*.css';\n";

/**
 * Starts TypeScript, in a process of its own that is kept until `close`. This module alone knows
 * its interface, which TypeScript calls unstable.
 * @param root the project's root: packages are those that it has
 */
export function createTypeChecker(root: string) {
  // Nothing is there: but packages are looked for from there.
  const folder = path.join(root, '.samples');
  const files = createVirtualFiles(folder);
  const api = new API({ cwd: root, fs: files.fs });
  files.write(`${folder}/ambient.d.ts`, ambient);
  let batches = 0;
  return {
    /** What TypeScript says of each file, in one program. */
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
  // One that cannot be parsed has its syntax told alone.
  const syntax = await program.getSyntacticDiagnostics(name);
  const found = syntax.length > 0 ? syntax : await program.getSemanticDiagnostics(name);
  return found.filter((one) => !isUntyped(name, one)).map((one) => describeProblem(code, one));
}

/** JavaScript has no types to write: what is not known there is nothing wrong. */
function isUntyped(name: string, { code }: Diagnostic): boolean {
  return /\.[cm]?jsx?$/.test(name) && code >= 7000 && code < 8000;
}

function describeProblem(source: string, found: Diagnostic): Problem {
  const message = `${listMessages(found).join(' ')} (TS${found.code})`;
  return { tool: 'types', ...placeAt(source, found.pos), message: withoutFolders(message) };
}

/** Modules are known to authors by the names that they import. */
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
      // What signatures are compared with; the package exports no such path.
      'stylex-types/*': [path.join(runtime, 'types/*')],
    },
  };
  return JSON.stringify({ compilerOptions, files: names });
}
