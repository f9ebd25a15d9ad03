import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import katex from 'katex';
import type { Root as MarkdownRoot } from 'mdast';
import type { Math as Formula, InlineMath } from 'mdast-util-math';
import remarkMath from 'remark-math';
import type { VFile } from 'vfile';
import type { CompileSteps, PartChoices } from '../../../compile/compile-part.ts';
import { element } from '../../../compile/hast-element.ts';
import { type ReportPosition, reportDiagnostic } from '../../../compile/report-diagnostic.ts';
import { SKIP, visit } from '../../../compile/visit-tree.ts';
import { placeAt } from '../../../diagnostics/places.ts';

/** The syntax of formulas: `$x$`, blocks between lines of `$$`, and fences with the language `math`. */
export const formulaSyntax: CompileSteps['syntax'] = {
  plugins: [remarkMath, remarkFormulas],
  mayBeIn: (text) => text.includes('$'),
};

/**
 * Turns formulas into elements that contain their TeX, so that the next steps take it for text: the search finds it,
 * and it is not highlighted as code. `rehypeFormulas` converts it.
 */
function remarkFormulas() {
  return (tree: MarkdownRoot) => {
    visit(tree, (node, at, parent) => {
      if (node.type === 'math' || node.type === 'inlineMath') markFormula(node);
      if (node.type !== 'code' || node.lang !== 'math' || !parent || at === undefined) return;
      const formula: Formula = { type: 'math', value: node.value, position: node.position };
      markFormula(formula);
      parent.children[at] = formula;
    });
  };
}

function markFormula(node: Formula | InlineMath): void {
  const kind = node.type === 'math' ? 'block' : 'inline';
  node.data = {
    hName: kind === 'block' ? 'div' : 'span',
    hProperties: { dataFormula: kind },
    hChildren: [{ type: 'text', value: node.value }],
  };
}

/**
 * Converts the TeX in the elements from `remarkFormulas` to MathML.
 * @param isLenient whether a mistake in TeX is a warning, and the TeX shown as one
 */
export function rehypeFormulas({ isLenient }: PartChoices) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (node, at, parent) => {
      const kind = node.properties.dataFormula;
      if (!kind || !parent || at === undefined) return;
      const isBlock = kind === 'block';
      const tex = textOf(node);
      const rendered = renderFormula(tex, isBlock);
      if ('problem' in rendered) {
        reportDiagnostic(file, findPlace(file, node, tex, rendered.offset), {
          message: `this formula can't be converted: ${rendered.problem}`,
          hint: 'Correct the TeX. Available commands: https://katex.org/docs/supported',
          ...(isLenient && { severity: 'warning' }),
        });
      }
      const shown =
        'math' in rendered ? rendered.math : element('code', { className: ['formula-error'] }, tex);
      parent.children[at] = isBlock ? element('div', { className: ['formula'] }, shown) : shown;
      return SKIP;
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

/** A formula in MathML, or what is wrong with it, with the offset in its TeX. */
type RenderedFormula = { math: Element } | { problem: string; offset: number };

/** Converts TeX to MathML, with the TeX as an annotation. */
function renderFormula(tex: string, isBlock: boolean): RenderedFormula {
  try {
    const html = katex.renderToString(tex, {
      displayMode: isBlock,
      output: 'mathml',
      // Otherwise KaTeX prints warnings about what LaTeX wouldn't accept.
      strict: false,
    });
    return { math: takeMath(html) };
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    return { problem: error.rawMessage, offset: error.position ?? 0 };
  }
}

/** KaTeX wraps the formula in an element for its own style sheet. */
function takeMath(html: string): Element {
  const [wrapper] = fromHtml(html, { fragment: true }).children;
  const math = wrapper?.type === 'element' ? wrapper.children[0] : undefined;
  if (math?.type !== 'element') throw new Error(`KaTeX made no formula: ${html}`);
  return math;
}
