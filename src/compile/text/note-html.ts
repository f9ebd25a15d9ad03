import { fromHtml } from 'hast-util-from-html';
import type { Raw } from 'mdast-util-to-hast';
import type { VFile } from 'vfile';
import { needsCheck } from '../../links/own-link.ts';
import { listElements, readElement } from '../../policy/read-elements.ts';
import { noteNeeds } from '../policy/note-needs.ts';
import { reportFault } from '../report-fault.ts';
import { inlineCodeProblem } from './inline-code-problem.ts';
import { placeInPiece } from './join-html.ts';
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
    noteNeeds(readElement(element), place, file);
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
