import { VFileMessage } from 'vfile-message';
import type { Fault } from '../faults/fault.ts';
import { explainEsm, explainExpression } from './mdx-code-faults.ts';
import { explainNesting } from './mdx-nesting-faults.ts';
import { explainTag } from './mdx-tag-faults.ts';
import { type PlacedText, placeText, type TextPlace } from './text-places.ts';

/** What is wrong with a place, and how to mend it. */
export type Explanation = { place: TextPlace; message: string; hint: string };

/** What MDX says: where it stopped reading, the rule, and the words of the parser below it. */
export type SyntaxProblem = {
  source: PlacedText;
  offset: number;
  reason: string;
  rule: string;
  detail: string;
};

const explainers: Readonly<Record<string, (problem: SyntaxProblem) => Explanation | undefined>> = {
  'micromark-extension-mdx-jsx': explainTag,
  'mdast-util-mdx-jsx': explainNesting,
  'micromark-extension-mdx-expression': explainExpression,
  'micromark-extension-mdxjs-esm': explainEsm,
};

/**
 * Makes a fault of what compiling has thrown.
 * @param body the text that was compiled, with as many lines as the file
 * @returns where the author made the mistake, which is often before where MDX noticed it
 */
export function faultFromError(file: string, error: unknown, body: string): Fault {
  if (!(error instanceof VFileMessage)) {
    const message = error instanceof Error ? error.message : String(error);
    return { file, line: 1, column: 1, message };
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
  if (!explanation) return { file, ...place, message: error.reason };
  return { file, ...explanation.place, message: explanation.message, hint: explanation.hint };
}
