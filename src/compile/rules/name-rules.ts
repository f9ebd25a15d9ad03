import type { Node, Program } from 'estree';
import { visit as visitEstree } from 'estree-util-visit';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { findNearestName } from '../../diagnostics/nearest-name.ts';
import { contentComponents } from '../../theme/content-components.ts';
import { boundNames, isReference, namesInRemoved, placeOf } from '../estree.ts';
import { hintForUnreadImport, listImportedNames } from '../imports/list-imports.ts';
import { isJsxElement, programsOf } from '../jsx-element.ts';
import type { ReportPosition } from '../report-diagnostic.ts';
import { pageValueNames } from '../text/rehype-page-values.ts';
import { visit } from '../visit-tree.ts';
import type { Finding, Rule } from './rule.ts';

/** The names that content files may use without an import, besides JavaScript's own. */
const provided: readonly string[] = [
  ...['props', 'arguments', 'window', 'document', 'navigator', 'location', 'require'],
  ...pageValueNames,
];

/** A brace in prose starts an expression, and otherwise the page would fail while it is rendered, without a place. */
const undefinedName: Rule = {
  wrong: 'A {brace} in prose.',
  right: 'export const brace = 1;\n\nA {brace}, {Math.max(1, 2)} and {frontMatter.title}.',
  find: (root, { file }) => {
    if (root.type !== 'root') return undefined;
    const { expressions, bound } = readCode(root, file);
    return expressions.flatMap(listReferences).flatMap(({ name, place }): Finding[] => {
      if (bound.has(name) || provided.includes(name) || name in globalThis) return [];
      const near = findNearestName(name, bound);
      const hint =
        hintForUnreadImport(root, file, name) ??
        (near
          ? `Did you mean ${near}? For a brace as text write \\{.`
          : 'In MDX braces contain JavaScript: for a brace as text write \\{ or put it into `code`; ' +
            `otherwise import ${name}, or define it with "export const ${name} = …".`);
      return [{ place, severity: 'error', message: `"${name}" is not defined in this file`, hint }];
    });
  },
};

/** A page with a component that nothing defines would fail when it is rendered. */
const unknownComponent: Rule = {
  wrong: '<Card />',
  right: 'import Card from "./card.tsx";\n\n<Card /> and <Details>x</Details>',
  find: (root, { file }) => {
    if (root.type !== 'root') return undefined;
    const { tags, programs, bound } = readCode(root, file);
    const defined = new Set<string>(['props', ...contentComponents, ...bound]);
    const candidates = [...defined].filter((name) => /^\p{Lu}/u.test(name)).sort();
    return listUsedTags({ tags, programs }).flatMap(({ name: first, place }): Finding[] => {
      if (defined.has(first)) return [];
      const near = findNearestName(first, candidates);
      const rest =
        `mport ${first} from its file, export it from content/components.tsx, or define it with "export function ${first}() { … }". ` +
        `Known without an import: ${contentComponents.join(', ')}.`;
      const hint =
        hintForUnreadImport(root, file, first) ??
        (near ? `Did you mean <${near}>? Otherwise i${rest}` : `I${rest}`);
      return [{ place, severity: 'error', message: `unknown component <${first}>`, hint }];
    });
  },
};

/** Tags in lower case are HTML: also with the name of a component, or of an import that nothing else uses. */
const lowerCaseTag: Rule = {
  wrong: '<tabs />',
  right: '<details>x</details>',
  find: (root, { file }) => {
    if (root.type !== 'root') return undefined;
    const { tags, programs } = readCode(root, file);
    const imported = new Set(listImportedNames(root).map(({ name }) => name));
    const lower = tags.filter(({ name }) => /^\p{Ll}/u.test(name));
    const misspelt = lower.flatMap(({ name, place }): Finding[] => {
      const component = contentComponents.find((candidate) => candidate.toLowerCase() === name);
      // `details` is an element of HTML, too.
      if (!component || component === 'Details' || imported.has(name)) return [];
      const message = `<${name}> is no element of HTML, so browsers show only its text`;
      const hint = `Write <${component}>: components start with a capital letter.`;
      return [{ place, message, hint }];
    });
    const namesakes = lower.filter(({ name }) => imported.has(name));
    if (namesakes.length === 0) return misspelt;
    const used = new Set(programs.flatMap(listReferences).map(({ name }) => name));
    const unused = namesakes.filter(({ name }) => !used.has(name));
    return [
      ...misspelt,
      ...unused.map(({ name, place }): Finding => {
        const component = name.charAt(0).toUpperCase() + name.slice(1);
        const message = `<${name}> is an HTML element, not the import of that name`;
        const hint = `Import it as ${component}, and write <${component}>: components start with a capital letter.`;
        return { place, message, hint };
      }),
    ];
  },
};

/** A name that a text uses, and where. */
export type Named = { name: string; place: ReportPosition };

/** The code of a file, its expressions alone, its tags outside of code, and the names that the code binds. */
export function readCode(root: Root, file: VFile) {
  const programs: Program[] = [];
  const expressions: Program[] = [];
  const tags: Named[] = [];
  visit(root, (node) => {
    programs.push(...programsOf(node));
    if (node.type !== 'mdxjsEsm') expressions.push(...programsOf(node));
    if (isJsxElement(node) && node.name) tags.push({ name: node.name, place: node });
  });
  const bound = new Set([...programs.flatMap(boundNames), ...namesInRemoved(file.data.removed)]);
  return { programs, expressions, tags, bound };
}

/** The names that code uses, apart from those that it declares. */
export function listReferences(program: Program): Named[] {
  return listNamed(program, (node, key, parent) =>
    node.type === 'Identifier' && !/^Import/.test(parent?.type ?? '') && isReference(key, parent)
      ? node.name
      : undefined,
  );
}

/** The names of components that a text uses as tags; of `Card.Title` the first. */
export function listUsedTags({ tags, programs }: { tags: Named[]; programs: Program[] }): Named[] {
  return [...tags, ...programs.flatMap(listTags)].flatMap(({ name, place }) => {
    const [first = ''] = name.split('.');
    return /^\p{Lu}/u.test(first) || name.includes('.') ? [{ name: first, place }] : [];
  });
}

/** Lists the tags in code: in exports, expressions and attributes. */
function listTags(program: Program): Named[] {
  return listNamed(program, (node) =>
    node.type === 'JSXOpeningElement' ? nameOfTag(node.name) : undefined,
  );
}

function listNamed(
  program: Program,
  nameOf: (node: Node, key: string | undefined, parent: Node | undefined) => string | undefined,
): Named[] {
  const all: Named[] = [];
  visitEstree(program, (node, key, _index, ancestors) => {
    const name = nameOf(node, key, ancestors.at(-1));
    if (name) all.push({ name, place: placeOf(node) });
  });
  return all;
}

type TagName = { type: string; name?: unknown; object?: TagName };

/** The start of a name, followed by a dot if there is more. */
function nameOfTag({ type, name, object }: TagName): string | undefined {
  if (type === 'JSXMemberExpression' && object) return `${nameOfTag(object)?.replace('.', '')}.`;
  return type === 'JSXIdentifier' && typeof name === 'string' ? name : undefined;
}

/** Mistakes in names of components and code, by name. */
export const nameRules = { undefinedName, unknownComponent, lowerCaseTag };
