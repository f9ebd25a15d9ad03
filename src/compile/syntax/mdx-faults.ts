import { VFileMessage } from 'vfile-message';
import type { Fault } from '../../faults/fault.ts';
import { explainEsm } from './mdx-esm-faults.ts';
import { explainExpression } from './mdx-expression-faults.ts';
import { explainNesting } from './mdx-nesting-faults.ts';
import { explainTag } from './mdx-tag-faults.ts';
import type { Explanation, Skip, SyntaxProblem } from './syntax-problem.ts';
import { placeText } from './text-places.ts';

const explainers: Readonly<Record<string, (problem: SyntaxProblem) => Explanation | undefined>> = {
  'micromark-extension-mdx-jsx': explainTag,
  'mdast-util-mdx-jsx': explainNesting,
  'micromark-extension-mdx-expression': explainExpression,
  'micromark-extension-mdxjs-esm': explainEsm,
};

/** A fault, and the text without it and what was removed, as far as reading on makes sense. */
type SyntaxFault = { fault: Fault; rest?: string; skipped?: string } & Pick<
  Explanation,
  'opens' | 'closes' | 'braces' | 'skip'
>;

/**
 * Converts an error of compiling to a fault.
 * @param body the text that was compiled, with as many lines as the file
 * @returns the place of the author's mistake, which is often before the one that MDX reports; and the text with
 * letters in its place
 */
export function readSyntaxError(file: string, error: unknown, body: string): SyntaxFault {
  if (!(error instanceof VFileMessage)) {
    const message = error instanceof Error ? error.message : String(error);
    return { fault: { file, line: 1, column: 1, message } };
  }
  const source = placeText(body);
  const place = { line: error.line ?? 1, column: error.column ?? 1 };
  const explanation = explainers[error.source ?? '']?.({
    source,
    offset: source.offsetOf(place),
    reason: error.reason,
    rule: error.ruleId ?? '',
    detail: error.cause instanceof Error ? error.cause.message.replace(/ \(\d+:\d+\)$/, '') : '',
  });
  if (!explanation) return { fault: { file, ...place, message: error.reason } };
  const { place: at, message, hint, skip, opens, closes, braces } = explanation;
  return {
    fault: { file, ...at, message, hint },
    rest: skip && blankOut(body, skip),
    skipped: skip && body.slice(skip.start, skip.end),
    skip,
    opens,
    closes,
    braces,
  };
}

/** Letters change neither lines nor blocks. */
function blankOut(text: string, { start, end, isLeftOut }: Skip): string {
  const blank = text.slice(start, end).replace(/\S/g, isLeftOut ? ' ' : 'x');
  return text.slice(0, start) + blank + text.slice(end);
}
