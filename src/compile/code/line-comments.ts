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
export type LineComment = {
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
export const markNames = Object.keys(kinds);

/** Finds a comment about lines in a line; undefined if there is none. */
export function readLineComment(line: string, isMarkdown: boolean): LineComment | undefined {
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
    const kept = comment === '' ? '' : `${open} ${comment}${close && ` ${close}`}`;
    const rest = (before + kept).trimEnd();
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
