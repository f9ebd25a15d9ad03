import { visit as visitProgram } from 'estree-util-visit';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { nameAttribute, type PolicyElement } from '../../policy/read-elements.ts';
import { isJsxElement, type JsxElement, programsOf, readAttribute } from '../jsx-element.ts';
import { placeOf } from '../read-estree.ts';
import { pointOf } from '../report-fault.ts';
import { visit } from '../visit-tree.ts';
import { noteNeeds } from './note-needs.ts';
import { readJsx } from './read-jsx.ts';

/**
 * Records what elements in MDX load from other hosts, including those in expressions and exports. What is computed
 * or comes from components is found in the built pages.
 */
export function remarkNeeds() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if (isJsxElement(node) && node.name && isHtmlName(node.name)) {
        noteNeeds(readTag(node, node.name), pointOf(node), file);
      }
      for (const program of programsOf(node)) {
        visitProgram(program, (inner) => {
          const element = readJsx(inner);
          if (element && isHtmlName(element.name)) noteNeeds(element, placeOf(inner), file);
        });
      }
    });
  };
}

/** Names with capital letters are components. */
function isHtmlName(name: string): boolean {
  return /^[a-z][^.]*$/.test(name);
}

function readTag(node: JsxElement, name: string): PolicyElement {
  const attributes = node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    if (attribute.value === null || attribute.value === undefined) {
      return [[nameAttribute(attribute.name), '']];
    }
    const read = readAttribute(node, attribute.name);
    return read?.kind === 'known' ? [[nameAttribute(attribute.name), read.value]] : [];
  });
  return { name: name.toLowerCase(), attributes: Object.fromEntries(attributes) };
}
