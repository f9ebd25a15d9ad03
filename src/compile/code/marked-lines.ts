import type { DiagnosticText } from '../../diagnostics/diagnostic.ts';
import { findNearestName } from '../../diagnostics/nearest-name.ts';
import type { LineKind } from './code-block.ts';

/** The forms of comments in all languages: start and end. */
const forms: readonly (readonly [open: string, close: string])[] = [
  ['{/*', '*/}'],
  ['/*', '*/'],
  ['<!--', '-->'],
  ['//', ''],
  ['#', ''],
  ['--', ''],
  [';', ''],
  ['%', ''],
];

/** In Markdown only these are read, so that a page can show the others. */
const markdownForms = ['{/*', '<!--', '#'];

/** What a comment says about lines: its own, the next ones, or all up to another comment. */
type LineComment = {
  kind: 'next' | 'start' | 'end' | 'marks';
  marks: { text: string; name: string; count: number; kind?: LineKind }[];
  /** The line without the comment; undefined if the line has nothing else. */
  rest?: string;
};

const notation = String.raw`\[!code ([^\]\s:]+)(?::(\d+))?\]`;
const escaped = (text: string) => text.replace(/[/*{}<!|]/g, String.raw`\$&`);

const patterns = forms.map(([open, close]) => {
  const after = close === '' ? String.raw`\s*$` : String.raw`\s*${escaped(close)}\s*$`;
  return {
    open,
    close,
    whole: new RegExp(String.raw`^\s*${escaped(open)}\s*highlight-(next-line|start|end)${after}`),
    marks: new RegExp(String.raw`^(.*?)${escaped(open)}\s*((?:${notation}\s*)+)(.*?)${after}`),
  };
});

const kinds: Record<string, LineKind> = {
  '++': 'added',
  '--': 'removed',
  highlight: 'highlighted',
  hl: 'highlighted',
  error: 'error',
  warning: 'warning',
  focus: 'focused',
};

/** The names allowed in `[!code …]`. */
const markNames = Object.keys(kinds);

/** Finds a comment about lines in a line; undefined if there is none. */
function readLineComment(line: string, isMarkdown: boolean): LineComment | undefined {
  if (!line.includes('highlight-') && !line.includes('[!code')) return undefined;
  for (const { open, close, whole, marks } of patterns) {
    if (isMarkdown && !markdownForms.includes(open)) continue;
    const word = whole.exec(line)?.[1];
    if (word) return { kind: word === 'start' || word === 'end' ? word : 'next', marks: [] };
    const match = marks.exec(line);
    if (!match) continue;
    const [, before = '', written = ''] = match;
    const comment = match.at(-1) ?? '';
    // The rest of the comment stays a comment.
    const restOfComment = comment === '' ? '' : `${open} ${comment}${close && ` ${close}`}`;
    const rest = (before + restOfComment).trimEnd();
    return { kind: 'marks', marks: readMarks(written), rest: rest === '' ? undefined : rest };
  }
  return undefined;
}

function readMarks(written: string): LineComment['marks'] {
  return [...written.matchAll(new RegExp(notation, 'g'))].map(([text, name = '', count]) => ({
    text,
    name,
    count: Number(count ?? 1),
    kind: Object.hasOwn(kinds, name) ? kinds[name] : undefined,
  }));
}

/** Something wrong with a comment. */
export type CommentProblem = DiagnosticText & {
  /** The line of the comment in its text, from 0. */
  line: number;
  /** The wrong part, as it is written in that line. */
  text: string;
};

/** Code without the comments about its lines, and what these said. */
type MarkedLines = {
  lines: string[];
  /** The original index of each line. */
  places: number[];
  kinds: Map<number, LineKind[]>;
  problems: CommentProblem[];
};

type Reading = MarkedLines & {
  /** The open `highlight-start` comments. */
  started: Mark[];
  /** Marks that continue on the following lines. */
  pending: (Mark & { kind: LineKind; left: number })[];
};

type Mark = { line: number; text: string };

/**
 * Removes and reads `highlight-next-line`, `highlight-start` with `highlight-end`, `[!code ++]` and similar.
 * @param isMarkdown whether the code is Markdown, which shows most comments unchanged
 */
export function readMarkedLines(source: readonly string[], isMarkdown: boolean): MarkedLines {
  const reading: Reading = {
    lines: [],
    places: [],
    kinds: new Map(),
    problems: [],
    started: [],
    pending: [],
  };
  for (const [place, line] of source.entries()) readLine(reading, line, place, isMarkdown);
  for (const mark of reading.started) {
    const hint = 'Add a highlight-end comment below the last line to mark.';
    const message = 'highlight-start has no end: all lines below it are marked';
    reading.problems.push({ ...mark, severity: 'warning', message, hint });
  }
  for (const { line, text, left } of reading.pending) {
    const message = `the comment marks ${left === 1 ? 'a line' : `${left} lines`} beyond the end`;
    const hint = 'Move it above the lines to mark, or use a smaller number.';
    reading.problems.push({ line, text, severity: 'warning', message, hint });
  }
  return reading;
}

function readLine(reading: Reading, line: string, place: number, isMarkdown: boolean): void {
  const comment = readLineComment(line, isMarkdown);
  const mark = { line: place, text: line.trim() };
  if (comment?.kind === 'start') reading.started.push(mark);
  else if (comment?.kind === 'end') endHighlight(reading, mark);
  else if (comment?.kind === 'next') {
    reading.pending.push({ ...mark, kind: 'highlighted', left: 1 });
  }
  for (const { kind, name, count, text } of comment?.marks ?? []) {
    if (kind) reading.pending.push({ line: place, text, kind, left: count });
    else noteUnknown(reading, name, { line: place, text });
  }
  if (!comment) showLine(reading, line, place);
  else if (comment.rest !== undefined) showLine(reading, comment.rest, place);
}

function showLine(reading: Reading, line: string, place: number): void {
  const kinds = new Set(reading.pending.map(({ kind }) => kind));
  if (reading.started.length > 0) kinds.add('highlighted');
  if (kinds.size > 0) reading.kinds.set(reading.lines.length, [...kinds]);
  reading.pending = reading.pending
    .map((mark) => ({ ...mark, left: mark.left - 1 }))
    .filter(({ left }) => left > 0);
  reading.lines.push(line);
  reading.places.push(place);
}

function endHighlight(reading: Reading, mark: Mark): void {
  if (reading.started.pop() !== undefined) return;
  const hint = 'Add a highlight-start comment above the first line to mark.';
  reading.problems.push({ ...mark, message: 'highlight-end has no highlight-start', hint });
}

function noteUnknown(reading: Reading, name: string, mark: Mark): void {
  const nearest = findNearestName(name, markNames);
  const hint = `${nearest ? `Did you mean ${nearest}? ` : ''}Known: ${markNames.join(', ')}.`;
  reading.problems.push({ ...mark, severity: 'warning', message: `unknown ${mark.text}`, hint });
}
