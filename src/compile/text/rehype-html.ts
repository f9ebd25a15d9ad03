import type { Element, ElementContent, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { Raw } from 'mdast-util-to-hast';
import type { VFile } from 'vfile';
import type { Place } from '../../diagnostics/places.ts';
import { needsCheck } from '../../links/own-link.ts';
import { checkHtmlAssets, replaceHtmlAssets } from '../assets/html-assets.ts';
import { reportDiagnostic } from '../report-diagnostic.ts';
import { SKIP, visit } from '../visit-tree.ts';
import { inlineCodeProblem, readDeclarations, styleProblem } from './attribute-problems.ts';

/** Placeholder in the HTML for a node that HTML can't express: code with its fence's meta, components. */
const keptMark = /^kept (\d+)$/;
const placeAttribute = 'dataWrittenAt';

/**
 * Parses the HTML in a plain Markdown file. An element may start in one piece of HTML and end in another, so the
 * whole page is parsed at once, as in a browser.
 */
export function rehypeHtml() {
  return (tree: Root, file: VFile) => {
    let hasHtml = false;
    visit(tree, 'raw', (node) => {
      hasHtml = true;
      noteHtml(node, file);
    });
    if (!hasHtml) return;
    const keptNodes: ElementContent[] = [];
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && node.position) {
        const { line, column } = node.position.start;
        node.properties[placeAttribute] = `${line}:${column}`;
      }
      if (node.type === 'root' || index === undefined || !parent || !isKept(node)) return;
      parent.children[index] = { type: 'comment', value: `kept ${keptNodes.push(node) - 1}` };
      return SKIP;
    });
    const parsed = fromHtml(toHtml(tree, { allowDangerousHtml: true }), { fragment: true });
    let images = 0;
    visit(parsed, (node, index, parent) => {
      if (node.type === 'element') {
        if (node.tagName === 'img') images += 1;
        restoreOrMark(node, file, images === 1);
      }
      const number = node.type === 'comment' && keptMark.exec(node.value)?.[1];
      const original = number ? keptNodes[Number(number)] : undefined;
      if (!original || !parent || index === undefined) return;
      parent.children[index] = original;
      return SKIP;
    });
    tree.children = parsed.children;
  };
}

function isKept(node: Root['children'][number]): node is ElementContent {
  if (node.type === 'element') return node.tagName === 'pre';
  return node.type !== 'text' && node.type !== 'raw' && node.type !== 'comment';
}

/** Restores the position of an element from Markdown, and replaces the addresses of one from HTML. */
function restoreOrMark(node: Element, file: VFile, isFirstImage: boolean): void {
  const place = node.properties[placeAttribute];
  delete node.properties[placeAttribute];
  node.position = undefined;
  if (typeof place === 'string') {
    const [line = 1, column = 1] = place.split(':').map(Number);
    node.position = { start: { line, column }, end: { line, column } };
    return;
  }
  const { style } = node.properties;
  // An invalid style was reported; following steps couldn't read it.
  if (style !== undefined && !readDeclarations(String(style))) delete node.properties.style;
  replaceHtmlAssets(node, file, isFirstImage);
}

/**
 * Records the ids and links of a piece of HTML in `file.data`, and reports code in attributes, invalid styles and
 * other HTML that no page may contain.
 */
function noteHtml(html: Raw, file: VFile): void {
  file.data.ids ??= [];
  file.data.links ??= [];
  const { ids, links } = file.data;
  for (const element of listElements(fromHtml(html.value, { fragment: true, verbose: true }))) {
    const place = placeInPiece(html, element.position?.start);
    const { id, name: anchor } = element.properties;
    if (typeof id === 'string') ids.push(id);
    if (element.tagName === 'a' && typeof anchor === 'string' && anchor !== id) ids.push(anchor);
    for (const href of checkHtmlAssets(element, file, place)) {
      if (needsCheck(href)) links.push({ href, ...place });
    }
    for (const [name, value] of Object.entries(element.properties)) {
      const problem =
        name === 'style' && !readDeclarations(String(value))
          ? styleProblem(element.tagName, String(value))
          : inlineCodeProblem(element.tagName, name, value);
      const written = element.data?.position?.properties?.[name]?.start;
      if (problem) reportDiagnostic(file, written ? placeInPiece(html, written) : place, problem);
    }
  }
}

/** Lists all elements below a node in order, including those in templates, which may be shown. */
function listElements(node: Nodes): Element[] {
  const inside = [
    ...('children' in node ? node.children : []),
    ...('content' in node && node.content ? [node.content] : []),
  ].flatMap(listElements);
  return node.type === 'element' ? [node, ...inside] : inside;
}

/** The place in the file of a place in a piece of HTML. */
function placeInPiece({ position }: Raw, inside: Place | undefined): Place {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  if (!inside) return { line, column };
  return {
    line: line + inside.line - 1,
    column: inside.line === 1 ? column + inside.column - 1 : inside.column,
  };
}
