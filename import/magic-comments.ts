import { readFileSync } from 'node:fs';
import { escapePattern } from '../src/links/escape-pattern.ts';
import { type Fields, fieldsOf, itemsOf, stringOf } from './plain-data.ts';
import type { Copy } from './plan-copies.ts';

/** What the class that a comment gives to lines stands for here, by its name. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/error|wrong|bad/i, 'error'],
  [/warn/i, 'warning'],
  [/add|insert|new/i, '++'],
  [/delet|remov/i, '--'],
  [/focus/i, 'focus'],
];

type Comment = { kind: string; line?: string; start?: string; end?: string };

/** The comments about lines that a site has besides those of Docusaurus, which this site has too. */
function readComments(config: Fields): Comment[] {
  const { prism } = fieldsOf(config.themeConfig);
  return itemsOf(fieldsOf(prism).magicComments).map((written) => {
    const { className, line, block } = fieldsOf(written);
    const { start, end } = fieldsOf(block);
    const [, kind = 'highlight'] =
      kinds.find(([pattern]) => pattern.test(stringOf(className) ?? '')) ?? [];
    return { kind, line: stringOf(line), start: stringOf(start), end: stringOf(end) };
  });
}

/** Writes `prism.magicComments` in the fences of texts as this site's `[!code …]`. */
export function moveMagicComments(config: Fields, copies: readonly Copy[]): void {
  const comments = readComments(config);
  if (comments.length === 0) return;
  for (const copy of copies.filter(({ to }) => /^content\/.*\.mdx?$/.test(to))) {
    const text = copy.text ?? readFileSync(copy.from, 'utf8');
    const moved = text.replace(
      /^([ \t>]*)(`{3,}|~{3,}).*\n([\s\S]*?)^\1\2/gm,
      (fence, _indent, _ticks, code: string) =>
        code === '' ? fence : fence.replace(code, () => moveLines(code, comments)),
    );
    if (moved === text) continue;
    copy.text = moved;
    copy.changed = [...(copy.changed ?? []), 'comments about lines of code are now [!code …]'];
  }
}

function moveLines(code: string, comments: readonly Comment[]): string {
  const lines = code.split('\n');
  const says = (line: string | undefined, word: string | undefined) =>
    line !== undefined && word !== undefined && isOnly(line, word);
  const isComment = (line: string) =>
    comments.some(({ line: one, start, end }) =>
      [one, start, end].some((word) => says(line, word)),
    );
  const gone = new Set<number>();
  const moved = lines.map((line, at) => {
    for (const { kind, line: one, start, end } of comments) {
      if (one !== undefined && !one.startsWith('highlight-') && says(line, one))
        return line.replace(one, `[!code ${kind}]`);
      if (start === undefined || start.startsWith('highlight-') || !says(line, start)) continue;
      const last = lines.findIndex((other, index) => index > at && says(other, end));
      if (last < 0) continue;
      gone.add(last);
      const count = lines.slice(at, last).filter((other) => !isComment(other)).length;
      return line.replace(start, `[!code ${kind}:${count}]`);
    }
    return line;
  });
  return moved.filter((_, at) => !gone.has(at)).join('\n');
}

/** Whether a line has nothing but a comment with that text. */
function isOnly(line: string, word: string): boolean {
  return new RegExp(
    String.raw`^[\s>]*(?:\/\/|\/\*|#|--|;+|%|<!--|\{\/\*)\s*${escapePattern(word)}\s*(?:\*\/\}?|-->)?\s*$`,
  ).test(line);
}
