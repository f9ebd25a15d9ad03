import type {
  ExportNamedDeclaration,
  Identifier,
  ImportDeclaration,
  Literal,
  Pattern,
  Program,
} from 'estree';
import { visit as visitEstree } from 'estree-util-visit';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { WrittenImport } from '../../content/content-facts.ts';
import { constant, handed, placeOf, property } from '../estree.ts';
import { programsOf } from '../jsx-element.ts';
import { reportDiagnostic } from '../report-diagnostic.ts';
import { listReferences, listUsedTags, readCode } from '../rules/name-rules.ts';
import { visit } from '../visit-tree.ts';

/** From the name in a text to what it shows: a content file, or an export of a module, `*` for all. */
export type PartialNames = Map<string, { specifier: string; name?: string }>;

/**
 * Notes the imports of a file in `file.data.imports`, and in `partialNames` by which names it shows
 * other content files, or components that may show some; turns each into a look-up in what is handed to the compiled function as
 * `imported`.
 */
export function remarkImports() {
  return (tree: Root, file: VFile) => {
    file.data.imports = [];
    const partials: PartialNames = new Map();
    const isUsed = createUseCheck(tree, file);
    visit(tree, (node) => {
      for (const program of programsOf(node)) convertRequires(program, file);
    });
    visit(tree, 'mdxjsEsm', (node) => {
      const { estree } = node.data ?? {};
      if (estree) convertImports(estree, partials, file, isUsed);
    });
    file.data.partialNames = partials;
  };
}

/** What nothing uses may be missing, as in Docusaurus. The text is read for its first import: most have none. */
function createUseCheck(tree: Root, file: VFile): (local: string) => boolean {
  let names: ReadonlySet<string> | undefined;
  return (local) => {
    names ??= listUsedNames(tree, file);
    return names.has(local);
  };
}

function listUsedNames(tree: Root, file: VFile): Set<string> {
  const code = readCode(tree, file);
  const used = [...listUsedTags(code), ...code.programs.flatMap(listReferences)];
  return new Set(used.map(({ name }) => name));
}

/** Replaces `require('@site/a.js')` by what an import of all of the module gives. */
function convertRequires(program: Program, file: VFile): void {
  visitEstree(program, (node, key, index, ancestors) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    const [argument, more] = node.arguments;
    if (node.callee.name !== 'require' || more || argument?.type !== 'Literal') return;
    const specifier = String(argument.value);
    const parent = ancestors.at(-1);
    const holder: unknown =
      index === undefined ? parent : parent && key && Reflect.get(parent, key);
    if (!(holder instanceof Object) || key === undefined) return;
    file.data.imports?.push({ specifier, ...placeOf(node), names: [] });
    Reflect.set(holder, index ?? key, handed('imported', specifier));
  });
}

function convertImports(
  program: Program,
  partials: PartialNames,
  file: VFile,
  isUsed: (local: string) => boolean,
): void {
  program.body = program.body.map((statement) => {
    if (statement.type === 'ImportDeclaration') {
      const specifier = String(statement.source.value);
      const names = statement.specifiers.flatMap((binding) =>
        nameOfImport(binding).map((name) =>
          isUsed(binding.local.name) ? name : { ...name, isUnused: true as const },
        ),
      );
      file.data.imports?.push({ specifier, ...placeOf(statement), names });
      for (const binding of statement.specifiers) notePartial(binding, specifier, partials);
      return constant(patternOf(statement), handed('imported', specifier));
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      return convertReexport(statement, String(statement.source.value), file);
    }
    if (statement.type === 'ExportAllDeclaration') {
      reportDiagnostic(file, placeOf(statement), {
        message: 'a content file cannot export all of another file',
        hint: 'Name what it exports: export { card } from "./card.tsx".',
      });
    }
    return statement;
  });
}

/** Components of packages show no content of the site. */
function notePartial(
  binding: ImportDeclaration['specifiers'][number],
  specifier: string,
  partials: PartialNames,
): void {
  const { name: local } = binding.local;
  const [first] = nameOfImport(binding);
  if (/\.mdx?$/.test(specifier)) {
    if (binding.type === 'ImportDefaultSpecifier') partials.set(local, { specifier });
  } else if (/^(?:\.|@site\/)/.test(specifier) && /^\p{Lu}/u.test(local)) {
    partials.set(local, { specifier, name: first?.name ?? '*' });
  }
}

function nameOfImport(binding: ImportDeclaration['specifiers'][number]): WrittenImport['names'] {
  if (binding.type === 'ImportNamespaceSpecifier') return [];
  const name = binding.type === 'ImportSpecifier' ? textOf(binding.imported) : 'default';
  return [{ name, ...placeOf(binding) }];
}

const textOf = (name: Identifier | Literal) =>
  name.type === 'Identifier' ? name.name : String(name.value);

/** Converts `export { a as b } from './c.tsx'` to an exported constant. */
function convertReexport(
  statement: ExportNamedDeclaration,
  specifier: string,
  file: VFile,
): ExportNamedDeclaration {
  const names = statement.specifiers.map((exported) => ({
    name: textOf(exported.local),
    ...placeOf(exported),
  }));
  file.data.imports?.push({ specifier, ...placeOf(statement), names });
  const properties = statement.specifiers.flatMap(({ local, exported }) =>
    exported.type === 'Identifier' ? [property(local, exported)] : [],
  );
  const pattern: Pattern = { type: 'ObjectPattern', properties };
  const declaration = constant(pattern, handed('imported', specifier));
  return { ...statement, source: null, specifiers: [], declaration };
}

/** `import * as a` binds the whole module, every other form parts of it. */
function patternOf({ specifiers }: ImportDeclaration): Pattern {
  const whole = specifiers.find((binding) => binding.type === 'ImportNamespaceSpecifier');
  if (whole) return whole.local;
  return {
    type: 'ObjectPattern',
    properties: specifiers.map((binding) => {
      const name: Identifier = { type: 'Identifier', name: 'default' };
      return property(binding.type === 'ImportSpecifier' ? binding.imported : name, binding.local);
    }),
  };
}
