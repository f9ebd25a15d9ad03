import type { ContentFormat } from './content-format.ts';
import { type MarkdownSpans, readMarkdownSpans, type Span } from './read-markdown-spans.ts';

/** A part of the text and its replacement. */
type Edit = Span & { text: string };

const titledAdmonition =
  /^((?:[ \t]|>|[-*+][ \t]|\d+[.)][ \t])*:{3,}[a-zA-Z][\w-]*)([ \t]+)(\S.*)$/gm;
const attributes = /(?:^|\s)(\{(?:[.#]|[\w-]+=)[^{}]*\})$/;
/** An id, or one that is not closed, which is text. */
const headingId = /(?<!\\)\{#(?:[^{}\s]+\}[ \t]*#*\s*$|[^{}]*$)/;
const blankLine = /\n[ \t>]*\n/;
/** Ids of headings, and truncate markers, also misspelt ones (`rules/text-rules`). */
const markerInComment = /^\s*(?:truncated?|(?:read[ -]?)?more|excerpt|#[^\s{}]+)\s*$/i;

/**
 * Rewrites Docusaurus 3 syntax that MDX doesn't know: HTML comments become MDX comments, `:::note Title` becomes
 * `:::note[Title]`, and the brace of a heading's `{#id}` is escaped. Code stays as it is. Lines keep their
 * numbers, and columns up to the end of a title stay the same.
 */
export function prepareSource(written: string, format: ContentFormat = 'mdx'): string {
  const body = format === 'mdx' ? unwrapCodeBlocks(written) : written;
  const titles = [...body.matchAll(titledAdmonition)];
  const hasIds = format === 'mdx' && body.includes('{#');
  const hasComments = body.includes('<!--');
  if (titles.length === 0 && !hasIds && !hasComments) return body;
  const spans = readMarkdownSpans(body);
  const edits = [...editTitles(titles, spans)];
  // Markdown without MDX has comments, and its braces are text.
  if (format === 'mdx') {
    edits.push(...editComments(body, spans.comments), ...editHeadingIds(body, spans));
  }
  return applyEdits(body, edits);
}

const mdxBlock = /^([ \t]*)(`{3,})mdx-code-block[ \t]*\n(?:([\s\S]*?)\n)?[ \t]*\2[ \t]*$/gm;

/** Replaces the fences of `mdx-code-block`, which other tools take for code, with empty lines. */
function unwrapCodeBlocks(body: string): string {
  if (!body.includes('mdx-code-block')) return body;
  return body.replace(mdxBlock, (_all, _indent, _fence, inner = '') => `\n${inner}\n`);
}

function editTitles(titles: RegExpExecArray[], { code, comments }: MarkdownSpans): Edit[] {
  const isOpaque = findSpan([...code, ...comments.flat()]);
  return titles.flatMap(({ index, 0: whole, 1: opening = '', 2: gap = '', 3: rest = '' }) => {
    const start = index + opening.length;
    if (isOpaque(start)) return [];
    const written = rest.trimEnd();
    const [attributeText, braces = ''] = attributes.exec(written) ?? [''];
    const title = written.slice(0, written.length - attributeText.length);
    const label = title && `[${gap.slice(1)}${escapeBrackets(title)}]`;
    return [{ start, end: index + whole.length, text: label + braces }];
  });
}

/** An unbalanced bracket would end the title early, or never. */
function escapeBrackets(title: string): string {
  let depth = 0;
  for (const letter of title) {
    if (letter === '[') depth += 1;
    if (letter === ']') depth -= 1;
    if (depth < 0) break;
  }
  return depth === 0 ? title : title.replace(/(?<!\\)[[\]]/g, '\\$&');
}

/** Comments keep their length, but their text only if it is a marker; other text could have a meaning in MDX. */
function editComments(body: string, comments: Span[][]): Edit[] {
  return comments.flatMap((lines) => {
    const texts = lines.map(({ start, end }) => body.slice(start, end));
    if (!texts[0]?.startsWith('<!--')) return [];
    const isMarker = markerInComment.test(texts.join('\n').slice(4, -3));
    const inner = (text: string) => (isMarker ? text : text.replace(/\S/g, 'x'));
    const hasBlankLine = blankLine.test(body.slice(lines[0]?.start, lines.at(-1)?.end));
    return lines.map((line, index) => {
      const text = texts[index] ?? '';
      // An MDX comment in a paragraph would end at a blank line.
      if (hasBlankLine) return { ...line, text: ' '.repeat(text.length) };
      const opened = index === 0 ? `{/* ${inner(text.slice(4))}` : inner(text);
      return { ...line, text: index === lines.length - 1 ? `${opened.slice(0, -3)}*/}` : opened };
    });
  });
}

function editHeadingIds(body: string, { headings, code }: MarkdownSpans): Edit[] {
  const isOpaque = findSpan(code);
  return headings.flatMap(({ start, end }) => {
    // The line under a heading is not part of its text.
    const text = body.slice(start, end).replace(/\n[ \t>]*(?:=+|-+)[ \t]*$/, '');
    const match = headingId.exec(text);
    if (!match || isOpaque(start + match.index)) return [];
    const at = start + match.index;
    return [{ start: at, end: at, text: '\\' }];
  });
}

/** Creates a function that tells whether an offset is in one of the spans; call it with ascending offsets. */
function findSpan(spans: Span[]): (offset: number) => boolean {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  let next = 0;
  return (offset) => {
    while ((sorted[next]?.end ?? Number.POSITIVE_INFINITY) <= offset) next += 1;
    return (sorted[next]?.start ?? Number.POSITIVE_INFINITY) <= offset;
  };
}

function applyEdits(body: string, edits: Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    pieces.push(body.slice(at, start), text);
    at = end;
  }
  return pieces.join('') + body.slice(at);
}
