import { parse, postprocess, preprocess } from 'micromark';
import type { Code, Construct, Effects, Extension, State } from 'micromark-util-types';

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

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    comment: 'comment';
    commentData: 'commentData';
  }
}

const lessThan = 60;
const leftBrace = 123;

/** The syntax extension for comments of HTML and MDX. Create one for each parse. */
function commentSyntax(): Extension {
  const comments = (isFlow: boolean) => ({
    [lessThan]: comment('<!--', '-->', isFlow),
    [leftBrace]: comment('{/*', '*/}', isFlow),
  });
  return { flow: comments(true), text: comments(false) };
}

/** The construct for a comment between two marks; in flow, a comment has its lines for itself. */
function comment(open: string, close: string, isFlow: boolean): Construct {
  // After a failed search, no later comment up to that point has an end either.
  let openUntil = -1;
  return {
    name: isFlow ? 'commentFlow' : 'commentText',
    concrete: isFlow,
    tokenize(effects, ok, nok) {
      const { parser, now } = this;
      const afterLine: State = (code) => (parser.lazy[now().line] ? nok(code) : inside(code));
      const inside: State = (code) => {
        if (isLineEnding(code)) {
          effects.enter('lineEnding');
          effects.consume(code);
          effects.exit('lineEnding');
          return afterLine;
        }
        if (code === null) {
          openUntil = now().offset;
          return nok(code);
        }
        effects.enter('commentData');
        return data(0)(code);
      };
      const data =
        (matched: number): State =>
        (code) => {
          if (matched === close.length) return ended(code);
          if (code === null || isLineEnding(code)) {
            effects.exit('commentData');
            return inside(code);
          }
          effects.consume(code);
          return data(countMatched(close, matched, code));
        };
      const ended: State = (code) => {
        effects.exit('commentData');
        effects.exit('comment');
        return isFlow ? rest(code) : ok(code);
      };
      const rest: State = (code) => {
        if (code === null || isLineEnding(code)) return ok(code);
        if (!isSpace(code)) return nok(code);
        effects.enter('whitespace');
        effects.consume(code);
        effects.exit('whitespace');
        return rest;
      };
      return (code) => {
        if (now().offset < openUntil) return nok(code);
        effects.enter('comment');
        effects.enter('commentData');
        return readMark(effects, open, () => data(0), nok)(code);
      };
    },
  };
}

/** Reads the characters of a mark, one after the other. */
function readMark(effects: Effects, mark: string, next: () => State, nok: State): State {
  const at =
    (index: number): State =>
    (code) => {
      if (code !== mark.charCodeAt(index)) return nok(code);
      effects.consume(code);
      return index + 1 === mark.length ? next() : at(index + 1);
    };
  return at(0);
}

/** The number of the mark's characters that match, including this one. */
function countMatched(mark: string, matched: number, code: Code): number {
  if (code === mark.charCodeAt(matched)) return matched + 1;
  if (code !== mark.charCodeAt(0)) return 0;
  // `--->` ends a comment like `-->`.
  return code === mark.charCodeAt(matched - 1) ? matched : 1;
}

function isLineEnding(code: Code): boolean {
  return code !== null && code < -2;
}

function isSpace(code: Code): boolean {
  return code === -2 || code === -1 || code === 32;
}
