import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { element } from '../../../compile/hast-element.ts';
import { type ReportPosition, reportDiagnostic } from '../../../compile/report-diagnostic.ts';
import { SKIP, visit } from '../../../compile/visit-tree.ts';
import { placeAt } from '../../../diagnostics/places.ts';
import { renderFormula } from './render-formula.ts';

/** Converts the TeX in the elements from `remarkFormulas` to MathML. */
export function rehypeFormulas() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (node, at, parent) => {
      const kind = node.properties.dataFormula;
      if (!kind || !parent || at === undefined) return;
      const isBlock = kind === 'block';
      const tex = textOf(node);
      const rendered = renderFormula(tex, isBlock);
      if ('math' in rendered) {
        const { math } = rendered;
        parent.children[at] = isBlock ? element('div', { className: ['formula'] }, math) : math;
        return SKIP;
      }
      reportDiagnostic(file, findPlace(file, node, tex, rendered.offset), {
        message: `this formula can't be converted: ${rendered.problem}`,
        hint: 'Correct the TeX. Available commands: https://katex.org/docs/supported',
      });
    });
  };
}

/** Where in the file an offset in a formula is; the start of the formula if it is indented. */
function findPlace(file: VFile, node: Element, tex: string, offset: number): ReportPosition {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return node;
  const source = String(file.value);
  const inside = source.slice(start.offset, end.offset).indexOf(tex);
  return inside < 0 ? node : placeAt(source, start.offset + inside + offset);
}
