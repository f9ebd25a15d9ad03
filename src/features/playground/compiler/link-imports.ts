import { type NodePath, type PluginObj, types } from '@babel/core';
import { findImported } from '../../samples/names/find-imported.ts';
import type { ModuleImport, ProjectProblem } from '../protocol/compiler.ts';
import { guardPackage, packageNames } from '../protocol/packages.ts';
import { type Importing, isImporting, listExported, listWanted } from './list-names.ts';

/**
 * Marks an import in compiled code, followed by its number. It is random, so that no text of a project is mistaken
 * for it.
 */
export const importMark = `import-${Math.floor(Math.random() * 2 ** 52)
  .toString(16)
  .padStart(16, '0')}:`;

/** The packages of the preview. */
const packages = [...packageNames, guardPackage];

/** An import of another file: the imported names, and its place, from 1. */
export type FileLink = { file: string; names: string[]; line: number; column: number };

/** The imports and exports of a file of the project. */
export type ModuleLinks = {
  name: string;
  imports: ModuleImport[];
  files: FileLink[];
  /** Undefined if it re-exports everything from another file. */
  exported: string[] | undefined;
  problems: ProjectProblem[];
};

/**
 * Creates a Babel plugin that replaces imports with numbers, which the preview replaces with addresses.
 * @param names the names of the project's files
 * @param onLinks called with the imports and exports of each file
 */
export function linkImports(
  names: readonly string[],
  onLinks: (links: ModuleLinks) => void,
): PluginObj {
  const fileNames = new Set(names);
  const exit = (program: NodePath<types.Program>, state: { filename?: string }) => {
    const name = state.filename?.replace(/^\//, '') ?? '';
    const moduleLinks: ModuleLinks = { name, imports: [], files: [], exported: [], problems: [] };
    const link = (source: types.StringLiteral, wanted: string[]) =>
      linkSource(source, wanted, moduleLinks, fileNames);
    onLinks(moduleLinks);
    for (const statement of program.get('body')) {
      if (isImporting(statement.node)) linkStatement(statement, statement.node, moduleLinks, link);
    }
    program.traverse({
      Import({ parent }) {
        const [source] = types.isCallExpression(parent) ? parent.arguments : [];
        if (types.isStringLiteral(source)) link(source, []);
      },
    });
  };
  return { name: 'link-imports', visitor: { Program: { exit } } };
}

function linkStatement(
  path: NodePath,
  node: Importing,
  found: ModuleLinks,
  link: (source: types.StringLiteral, wanted: string[]) => void,
): void {
  const exported = listExported(node);
  found.exported = exported && found.exported && [...found.exported, ...exported];
  if (types.isExportDefaultDeclaration(node) || !node.source) return;
  // Its rules are in the style sheet of the project.
  if (node.source.value.endsWith('.css')) path.remove();
  else link(node.source, listWanted(node));
}

function linkSource(
  source: types.StringLiteral,
  names: string[],
  found: ModuleLinks,
  known: ReadonlySet<string>,
): void {
  const { value, loc } = source;
  const place = { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 };
  const file = value.startsWith('.') ? findImported(known, found.name, value) : undefined;
  if (file !== undefined) found.files.push({ file, names, ...place });
  if (file === undefined && !packages.includes(value)) {
    const message = value.startsWith('.')
      ? `There is no file "${value}" in this project.`
      : `Cannot import "${value}": a project can import its own files, react and @stylexjs/stylex.`;
    found.problems.push({ file: found.name, ...place, message, tool: 'imports' });
  }
  const number = found.imports.push(file === undefined ? { package: value } : { file }) - 1;
  source.value = `${importMark}${number}`;
  source.extra = { raw: `"${source.value}"` };
}
