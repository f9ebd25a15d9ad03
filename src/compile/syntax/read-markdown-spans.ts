import { parse, postprocess, preprocess } from 'micromark';
import { commentSyntax } from './comment-syntax.ts';

/** A part of a text, by offsets. */
export type Span = { start: number; end: number };

export type MarkdownSpans = {
  /** Fences and inline code: nothing in them has a meaning for Markdown. */
  code: Span[];
  /** Each comment as its parts, one a line, without what stands before them (`> `). */
  comments: Span[][];
  headings: Span[];
};

/** MDX has none of these; where `<` and `{` stand for something else does not matter here. */
const disabled = ['autolink', 'codeIndented', 'htmlFlow', 'htmlText'];

/**
 * Finds what is code, comment or heading in the body of a content file, by the rules of Markdown
 * and not by lines: a fence may stand in a list, and inline code may go over several lines.
 */
export function readMarkdownSpans(body: string): MarkdownSpans {
  const parser = parse({ extensions: [commentSyntax(), { disable: { null: disabled } }] });
  const events = postprocess(parser.document().write(preprocess()(body, undefined, true)));
  const spans: MarkdownSpans = { code: [], comments: [], headings: [] };
  for (const [kind, { type, start, end }] of events) {
    const span = { start: start.offset, end: end.offset };
    if (kind === 'enter' && type === 'comment') spans.comments.push([]);
    if (kind === 'exit') continue;
    if (type === 'codeFenced' || type === 'codeText') spans.code.push(span);
    if (type === 'atxHeading' || type === 'setextHeading') spans.headings.push(span);
    if (type === 'commentData') spans.comments.at(-1)?.push(span);
  }
  return spans;
}
