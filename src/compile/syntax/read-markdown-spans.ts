import { parse, postprocess, preprocess } from 'micromark';
import { commentSyntax } from './comment-syntax.ts';

/** A part of a text, by offsets. */
export type Span = { start: number; end: number };

export type MarkdownSpans = {
  /** Fences and inline code, in which Markdown has no meaning. */
  code: Span[];
  /** Each comment as its parts, one for each line, without line prefixes such as `> `. */
  comments: Span[][];
  headings: Span[];
};

/** MDX has none of these. */
const disabled = ['autolink', 'codeIndented', 'htmlFlow', 'htmlText'];

/**
 * Finds code, comments and headings in the body of a content file by the rules of Markdown: a fence may be in a
 * list, and inline code may span several lines.
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
