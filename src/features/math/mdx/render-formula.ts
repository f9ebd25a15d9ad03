import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import katex from 'katex';

/** A formula in MathML, or what is wrong with it, with the offset in its TeX. */
export type RenderedFormula = { math: Element } | { problem: string; offset: number };

/**
 * Converts TeX to MathML, with the TeX as an annotation.
 * @param isBlock whether the formula is a block of its own
 */
export function renderFormula(tex: string, isBlock: boolean): RenderedFormula {
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
