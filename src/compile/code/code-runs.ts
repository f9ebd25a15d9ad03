import type { ThemedToken } from 'shiki';
import { classOfColor } from './code-theme.ts';
import { escapeText } from './token-html.ts';

/** A piece of code that looks the same from end to end. */
export type Run = { text: string; className?: string; marked: boolean };

/** The runs of one line: its tokens by the roles that they have in the theme. */
export function runsOfLine(line: readonly ThemedToken[]): Run[] {
  return line.map(({ content, color }) => ({
    text: content,
    className: color && classOfColor(color),
    marked: false,
  }));
}

/** White space has no colour: apart, it can join whatever stands beside it. */
function cutBlanks(run: Run): Run[] {
  if (run.marked) return [run];
  const [, before = '', middle = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(run.text) ?? [];
  return [
    { text: before, marked: false },
    { ...run, text: middle },
    { text: after, marked: false },
  ].filter((part) => part.text !== '');
}

/** Joins neighbours that look the same, with the white space between them. */
export function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  let blank = '';
  for (const run of runs.flatMap(cutBlanks)) {
    if (isBlank(run)) {
      blank += run.text;
      continue;
    }
    const last = joined.at(-1);
    if (last && looksLike(last, run) && (blank === '' || !run.marked)) {
      last.text += blank + run.text;
    } else {
      if (blank !== '') joined.push({ text: blank, marked: false });
      joined.push({ ...run });
    }
    blank = '';
  }
  if (blank !== '') joined.push({ text: blank, marked: false });
  return joined;
}

function isBlank(run: Run): boolean {
  return !run.marked && /^\s*$/.test(run.text);
}

function looksLike(a: Run, b: Run): boolean {
  return a.className === b.className && a.marked === b.marked;
}

/** The HTML of runs: a span round each that has a class, a mark round those that are marked. */
export function htmlOfRuns(runs: readonly Run[]): string {
  let html = '';
  let inMark = false;
  for (const { text, className, marked } of joinRuns(runs)) {
    if (marked !== inMark) html += marked ? '<mark class="code-word">' : '</mark>';
    inMark = marked;
    const escaped = escapeText(text);
    html += className ? `<span class="${className}">${escaped}</span>` : escaped;
  }
  return inMark ? `${html}</mark>` : html;
}
