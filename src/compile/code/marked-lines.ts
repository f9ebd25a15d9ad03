import type { DiagnosticText } from '../../diagnostics/diagnostic.ts';
import { findNearestName } from '../../diagnostics/nearest-name.ts';
import type { LineKind } from './code-block.ts';

/** A form of comments: patterns of its start and end, and the languages that alone have it. */
type Form = { open: string; close?: string; languages?: readonly string[] };

/** In Markdown only these are read, so that a page can show the others. */
const markdownForms: readonly Form[] = [
  { open: String.raw`\{/\*`, close: String.raw`\*/\}` },
  { open: '<!--', close: '-->' },
  { open: '#+' },
];

/** The longer ones first: `{#` begins with the sign of another form. */
const forms: readonly Form[] = [
  ...markdownForms.slice(0, 2),
  // Templates: Go, Blade, Handlebars, Jinja, Smarty, ERB and JSP, Razor.
  { open: String.raw`\{\{-?\s*/\*`, close: String.raw`\*/\s*-?\}\}` },
  { open: String.raw`\{\{!?--`, close: String.raw`--\}\}` },
  { open: String.raw`\{\{~?!`, close: String.raw`~?\}\}` },
  { open: String.raw`\{#-?`, close: String.raw`-?#\}` },
  { open: String.raw`\{\*`, close: String.raw`\*\}` },
  { open: '<%(?:#|--)', close: '(?:--)?%>' },
  { open: String.raw`@\*`, close: String.raw`\*@` },
  // ML and Pascal, Haskell, Lisp, PowerShell, Julia, Lua, D.
  { open: String.raw`\(\*`, close: String.raw`\*\)` },
  { open: String.raw`\{-`, close: String.raw`-\}` },
  { open: String.raw`#\|`, close: String.raw`\|#` },
  { open: '<#', close: '#>' },
  { open: '#=', close: '=#' },
  { open: String.raw`--\[\[(?!!code)`, close: String.raw`\]\]` },
  { open: String.raw`/\+`, close: String.raw`\+/` },
  { open: String.raw`/\*+`, close: String.raw`\*/` },
  // Signs that mean something else in other languages.
  { open: "'", languages: ['vb', 'vbnet', 'vba', 'vbscript', 'basic', 'cmd'] },
  {
    open: String.raw`\b[Rr][Ee][Mm]\b`,
    languages: ['bat', 'batch', 'cmd', 'vb', 'vbnet', 'vba', 'basic'],
  },
  { open: '::', languages: ['bat', 'batch', 'cmd'] },
  {
    open: '!',
    languages: [
      'f',
      'f03',
      'f08',
      'f18',
      'f77',
      'f90',
      'f95',
      'for',
      'fortran',
      'fortran-fixed-form',
      'fortran-free-form',
    ],
  },
  { open: String.raw`\*>?`, languages: ['cobol', 'abap', 'sas', 'stata'] },
  { open: '"', languages: ['abap', 'vim', 'viml', 'vimscript'] },
  { open: String.raw`\{`, close: String.raw`\}`, languages: ['pascal', 'delphi', 'objectpascal'] },
  { open: '//-?/*' },
  { open: '-?#+' },
  { open: '--+' },
  { open: ';+' },
  { open: '%+' },
];

/** What a comment says about lines: its own, the next ones, or all up to another comment. */
type LineComment = {
  kind: 'next' | 'start' | 'end' | 'marks';
  marks: { text: string; name: string; count: number; kind?: LineKind }[];
  /** The line without the comment; undefined if the line has nothing else. */
  rest?: string;
};

const notation = String.raw`\[!code ([^\]\s:]+)(?::(\d+))?\]`;

const patternsOf = (list: readonly Form[]) =>
  list.map(({ open, close, languages }) => {
    const after = close === undefined ? String.raw`\s*$` : String.raw`\s*(?<close>${close})\s*$`;
    const start = `(?<open>${open})`;
    return {
      languages,
      whole: new RegExp(String.raw`^\s*${start}\s*highlight-(?<word>next-line|start|end)${after}`),
      marks: new RegExp(
        String.raw`^(?<before>.*?)${start}\s*(?<written>(?:${notation}\s*)+)(?<comment>.*?)${after}`,
      ),
    };
  });

const patterns = patternsOf(forms);
const markdownPatterns = patternsOf(markdownForms);

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
function readLineComment(line: string, language: string): LineComment | undefined {
  if (!line.includes('highlight-') && !line.includes('[!code')) return undefined;
  for (const { languages, whole, marks } of isMarkdown(language) ? markdownPatterns : patterns) {
    if (languages && !languages.includes(language)) continue;
    const word = whole.exec(line)?.groups?.word;
    if (word) return { kind: word === 'start' || word === 'end' ? word : 'next', marks: [] };
    const match = marks.exec(line);
    if (!match) continue;
    const { before = '', open = '', written = '', comment = '', close = '' } = match.groups ?? {};
    // The rest of the comment stays a comment.
    const restOfComment = comment === '' ? '' : `${open} ${comment}${close && ` ${close}`}`;
    const rest = (before + restOfComment).trimEnd();
    return { kind: 'marks', marks: readMarks(written), rest: rest === '' ? undefined : rest };
  }
  return undefined;
}

const isMarkdown = (language: string) => ['md', 'mdx', 'markdown'].includes(language);

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
 * @param language its name in lower case: some signs begin a comment in few languages, and Markdown shows most
 * comments unchanged
 */
export function readMarkedLines(source: readonly string[], language: string): MarkedLines {
  const reading: Reading = {
    lines: [],
    places: [],
    kinds: new Map(),
    problems: [],
    started: [],
    pending: [],
  };
  for (const [place, line] of source.entries()) readLine(reading, line, place, language);
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

function readLine(reading: Reading, line: string, place: number, language: string): void {
  const comment = readLineComment(line, language);
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
