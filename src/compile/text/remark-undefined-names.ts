import type { Program } from 'estree';
import { visit as visitEstree } from 'estree-util-visit';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { findNearestName } from '../../diagnostics/nearest-name.ts';
import { hintForUnreadImport } from '../imports/unread-imports.ts';
import { programsOf } from '../jsx-element.ts';
import { placeOf } from '../read-estree.ts';
import { reportDiagnostic } from '../report-diagnostic.ts';
import { visit } from '../visit-tree.ts';
import { boundNames, isReference, namesInRemoved } from './estree-names.ts';
import { pageValueNames } from './rehype-page-values.ts';

/** The names that content files may use without an import, besides JavaScript's own. */
const provided: readonly string[] = [
  ...['props', 'arguments', 'window', 'document', 'navigator', 'location'],
  ...pageValueNames,
];

/**
 * Reports names in expressions that the file neither defines nor imports: a brace in prose starts an expression,
 * and otherwise the page would fail while it is rendered, without a place.
 */
export function remarkUndefinedNames() {
  return (tree: Root, file: VFile) => {
    const imported: Program[] = [];
    const expressions: Program[] = [];
    visit(tree, (node) => {
      (node.type === 'mdxjsEsm' ? imported : expressions).push(...programsOf(node));
    });
    const bound = [...imported, ...expressions].flatMap(boundNames);
    const defined = new Set([...bound, ...namesInRemoved(file.data.removed)]);
    const hintFor = (name: string) => hintForUnreadImport(tree, file, name);
    for (const estree of expressions) reportUndefined(estree, defined, hintFor, file);
  };
}

function reportUndefined(
  estree: Program,
  defined: Set<string>,
  hintFor: (name: string) => string | undefined,
  file: VFile,
): void {
  visitEstree(estree, (node, key, _index, ancestors) => {
    if (node.type !== 'Identifier' || !isReference(key, ancestors.at(-1))) return;
    const { name } = node;
    if (defined.has(name) || provided.includes(name) || name in globalThis) return;
    const near = findNearestName(name, defined);
    reportDiagnostic(file, placeOf(node), {
      message: `"${name}" is not defined in this file`,
      hint:
        hintFor(name) ??
        (near
          ? `Did you mean ${near}? For a brace as text write \\{.`
          : 'In MDX braces contain JavaScript: for a brace as text write \\{ or put it into `code`; ' +
            `otherwise import ${name}, or define it with "export const ${name} = …".`),
    });
  });
}
