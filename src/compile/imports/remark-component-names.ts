import type { Program } from 'estree';
import { visit as visitEstree } from 'estree-util-visit';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { findNearestName } from '../../diagnostics/nearest-name.ts';
import { contentComponents } from '../../theme/content-components.ts';
import { isJsxElement, programsOf } from '../jsx-element.ts';
import { placeOf } from '../read-estree.ts';
import { type ReportPosition, reportDiagnostic } from '../report-diagnostic.ts';
import { boundNames, isReference, namesInRemoved } from '../text/estree-names.ts';
import { visit } from '../visit-tree.ts';
import { listImportedNames } from './list-imports.ts';
import { hintForUnreadImport } from './unread-imports.ts';

type Tag = { name: string; place: ReportPosition };

/**
 * Reports components that a file uses but that neither an import, nor its own code, nor the site defines.
 * Otherwise the page would fail when it is rendered.
 */
export function remarkComponentNames() {
  return (tree: Root, file: VFile) => {
    const programs: Program[] = [];
    const tags: Tag[] = [];
    visit(tree, (node) => {
      programs.push(...programsOf(node));
      if (isJsxElement(node) && node.name) tags.push({ name: node.name, place: node });
    });
    const bound = [...programs.flatMap(boundNames), ...namesInRemoved(file.data.removed)];
    const known = new Set<string>(['props', ...contentComponents, ...bound]);
    for (const { name, place } of [...tags, ...programs.flatMap(listTags)]) {
      const [first = ''] = name.split('.');
      const isComponent = /^\p{Lu}/u.test(first) || name.includes('.');
      if (!isComponent || known.has(first)) continue;
      const described = describe(first, known);
      const hint = hintForUnreadImport(tree, file, first) ?? described.hint;
      reportDiagnostic(file, place, { ...described, hint });
    }
    reportLowerCase(tree, tags, programs, file);
  };
}

/**
 * Reports tags in lower case with the name of a component of the site, or of an import that nothing else uses: they
 * are HTML, not components.
 */
function reportLowerCase(tree: Root, tags: readonly Tag[], programs: Program[], file: VFile): void {
  const imported = new Set(listImportedNames(tree).map(({ name }) => name));
  const lower = tags.filter(({ name }) => /^\p{Ll}/u.test(name) && imported.has(name));
  for (const { name, place } of tags) {
    const component = contentComponents.find((one) => one.toLowerCase() === name);
    // `details` is an element of HTML, too.
    if (!component || component === 'Details' || imported.has(name)) continue;
    reportDiagnostic(file, place, {
      severity: 'warning',
      message: `<${name}> is no element of HTML, so browsers show only its text`,
      hint: `Write <${component}>: components start with a capital letter.`,
    });
  }
  if (lower.length === 0) return;
  const used = new Set(programs.flatMap(listReferences));
  for (const { name, place } of lower.filter((tag) => !used.has(tag.name))) {
    const component = name.charAt(0).toUpperCase() + name.slice(1);
    reportDiagnostic(file, place, {
      severity: 'warning',
      message: `<${name}> is an HTML element, not the import of that name`,
      hint: `Import it as ${component}, and write <${component}>: components start with a capital letter.`,
    });
  }
}

/** The names that code uses, apart from those that it declares. */
function listReferences(program: Program): string[] {
  const names: string[] = [];
  visitEstree(program, (node, key, _index, ancestors) => {
    const parent = ancestors.at(-1);
    const isImport = parent !== undefined && /^Import/.test(parent.type);
    if (node.type === 'Identifier' && !isImport && isReference(key, parent)) names.push(node.name);
  });
  return names;
}

function describe(name: string, known: Set<string>) {
  const near = findNearestName(name, [...known].filter((other) => /^\p{Lu}/u.test(other)).sort());
  const rest =
    `import ${name} from its file, or define it with "export function ${name}() { … }". ` +
    `Known without an import: ${contentComponents.join(', ')}.`;
  return {
    message: `unknown component <${name}>`,
    hint: near ? `Did you mean <${near}>? Otherwise ${rest}` : `I${rest.slice(1)}`,
  };
}

/** Lists the tags in code: in exports, expressions and attributes. */
function listTags(program: Program): Tag[] {
  const tags: Tag[] = [];
  visitEstree(program, (node) => {
    if (node.type !== 'JSXOpeningElement') return;
    const name = nameOf(node.name);
    if (name) tags.push({ name, place: placeOf(node) });
  });
  return tags;
}

type TagName = { type: string; name?: unknown; object?: TagName };

/** The first part of a name, followed by a dot if there are more. */
function nameOf({ type, name, object }: TagName): string | undefined {
  if (type === 'JSXMemberExpression' && object) return `${nameOf(object)?.replace('.', '')}.`;
  return type === 'JSXIdentifier' && typeof name === 'string' ? name : undefined;
}
