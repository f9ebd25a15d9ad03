import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Raw } from 'mdast-util-to-hast';
import type { VFile } from 'vfile';
import type { Place } from '../../faults/places.ts';
import { needsCheck } from '../../links/own-link.ts';
import { reportFault } from '../report-fault.ts';
import { inlineCodeProblem } from './inline-code-problem.ts';
import { readDeclarations, styleProblem } from './style-declarations.ts';

/**
 * Records the ids and links of a piece of HTML in `file.data`, and reports code in attributes, invalid styles and
 * other HTML that no page may contain.
 */
export function noteHtml(html: Raw, file: VFile): void {
  file.data.ids ??= [];
  file.data.links ??= [];
  const { ids, links } = file.data;
  for (const element of listElements(fromHtml(html.value, { fragment: true, verbose: true }))) {
    const place = placeInPiece(html, element.position?.start);
    if (typeof element.properties.id === 'string') ids.push(element.properties.id);
    for (const name of ['href', 'src']) {
      const href = element.properties[name];
      if (typeof href !== 'string' || !needsCheck(href)) continue;
      links.push({ href, ...place });
    }
    for (const [name, value] of Object.entries(element.properties)) {
      const problem =
        name === 'style' && !readDeclarations(String(value))
          ? styleProblem(element.tagName, String(value))
          : inlineCodeProblem(element.tagName, name, value);
      const written = element.data?.position?.properties?.[name]?.start;
      if (problem) reportFault(file, written ? placeInPiece(html, written) : place, problem);
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
