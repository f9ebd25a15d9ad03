import ts from 'typescript-5';
import type { ProjectFile } from '../../samples/compiler/project.ts';
import type { ProjectProblem } from '../protocol/compiler.ts';
import { findUnknownProperties } from './unknown-properties.ts';

/** The texts of declaration files, by their paths for the checker: `/lib/lib.es5.d.ts`. */
export type TypeLibraries = Readonly<Record<string, string>>;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  skipDefaultLibCheck: true,
  types: ['react'],
  paths: { '@stylexjs/stylex': ['/stylex/stylex.d.ts'] },
};

/** Declarations for files other than code that bundlers accept. */
const ambient = { name: '/ambient.d.ts', text: "declare module '*.css';\n" };

/**
 * Creates a type checker that keeps its state between projects: the first one takes a second or two.
 * @returns a function that takes all files of a project and returns TypeScript's problems; none for files that
 * can't be parsed, which the compiler reports
 */
export function createTypeChecker(libraries: TypeLibraries) {
  const files = new Map<string, { code: string; version: number }>();
  const read = (name: string) =>
    files.get(name)?.code ?? (name === ambient.name ? ambient.text : libraries[name]);
  const properties = listProperties(libraries);
  const folders = listFolders(Object.keys(libraries));
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [ambient.name, ...files.keys()],
    getScriptVersion: (name) => `${files.get(name)?.version ?? 0}`,
    getScriptSnapshot: (name) => {
      const text = read(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '/lib/lib.d.ts',
    fileExists: (name) => read(name) !== undefined,
    readFile: read,
    directoryExists: (name) => folders.has(name.replace(/\/$/, '')),
    getDirectories: () => [],
  });
  return (project: readonly ProjectFile[]): ProjectProblem[] => {
    const names = new Set(project.map(({ name }) => pathOf(name)));
    for (const name of files.keys()) if (!names.has(name)) files.delete(name);
    for (const { name, code } of project) {
      const cachedFile = files.get(pathOf(name));
      if (cachedFile?.code === code) continue;
      files.set(pathOf(name), { code, version: (cachedFile?.version ?? 0) + 1 });
    }
    return project.filter(isCode).flatMap((file) => checkFile(service, file, properties));
  };
}

/** Project files are in a folder of their own. */
const pathOf = (name: string) => `/project/${name}`;

const isCode = ({ name }: ProjectFile) => /\.[jt]sx?$/.test(name);

function checkFile(
  service: ts.LanguageService,
  { name, code }: ProjectFile,
  properties: ReadonlySet<string>,
): ProjectProblem[] {
  const path = pathOf(name);
  if (service.getSyntacticDiagnostics(path).length > 0) return [];
  const diagnostics = service.getSemanticDiagnostics(path).filter((one) => !isUntyped(name, one));
  const source = service.getProgram()?.getSourceFile(path);
  const unknown = source ? findUnknownProperties(source, properties) : [];
  return [...diagnostics.map((one) => ({ at: one.start ?? 0, message: describe(one) })), ...unknown]
    .sort((a, b) => a.at - b.at)
    .map(({ at, message }) => ({ file: name, ...placeIn(code, at), message, tool: 'types' }));
}

/** The CSS properties in camel case, as csstype lists them. */
function listProperties(libraries: TypeLibraries): ReadonlySet<string> {
  const text = libraries['/node_modules/csstype/index.d.ts'] ?? '';
  const interfaces = text.matchAll(
    /^export interface (?:Standard|Vendor|Obsolete|Svg)\w*Properties<[^{]*\{(.*?)^\}/gms,
  );
  const names = Array.from(interfaces, ([, body = '']) => [...body.matchAll(/^(\w+)\?:/gm)]);
  return new Set(names.flat().map(([, name = '']) => name));
}

/** JavaScript can't declare types, so unknown ones aren't reported. */
function isUntyped(name: string, { code }: ts.Diagnostic): boolean {
  return /\.jsx?$/.test(name) && code >= 7000 && code < 8000;
}

function describe({ code, messageText }: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ');
  const message = text
    .replace(/"\/project\/([^"]*?)(?:\.[jt]sx?)?"/g, '"./$1"')
    .replace(/"\/stylex\/[^"]*"/g, '"@stylexjs/stylex"')
    .replace(/"\/node_modules\/(?:@types\/)?([^"]*)"/g, '"$1"');
  return `${message} (TS${code})`;
}

/** The line and column of a position, both from 1. */
function placeIn(code: string, at: number): { line: number; column: number } {
  const before = code.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** All folders with a file or folder. */
function listFolders(names: readonly string[]): Set<string> {
  const folders = new Set(['', '/project']);
  for (const name of names) {
    for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1))
      folders.add(name.slice(0, end));
  }
  return folders;
}
