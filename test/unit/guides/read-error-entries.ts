import { readPage } from '../api-tables/read-tables.ts';

/** An entry of the index of errors: its message, and lines before and after the correction. */
export type ErrorEntry = { section: string; message: string; before: string; after: string };

/** The entries of the page that show lines. */
export function readErrorEntries(): ErrorEntry[] {
  const sections = readPage('guides/errors.mdx').split(/^## /m);
  return sections.flatMap((text) => {
    const section = text.split('\n')[0] ?? '';
    return text.split(/^### /m).flatMap((entry) => {
      const [, lines] = /```diff\n(.*?)\n```/s.exec(entry) ?? [];
      const message = /^(`+)(.*)\1$/m.exec(entry.split('\n')[0] ?? '')?.[2] ?? '';
      if (!lines) return [];
      const pick = (marks: string[]) =>
        lines
          .split('\n')
          .filter(([mark = '']) => marks.includes(mark))
          .map((line) => line.slice(2))
          .join('\n');
      return [{ section, message, before: pick(['-', ' ']), after: pick(['+', ' ']) }];
    });
  });
}

/** Wraps lines, which are properties of a style or statements, in a file. */
export function wrapLines(lines: string): string {
  const head = ["import * as stylex from '@stylexjs/stylex';"];
  const reads = (text: RegExp) => text.test(lines);
  if (reads(/\bcolors\.|createTheme\(colors/) && !reads(/^import .*colors/m)) {
    head.push("import { colors } from './tokens.stylex';");
  }
  if (reads(/\bshared\b/)) head.push("import { shared } from './shared';");
  if (reads(/\$\{|: fade/)) {
    head.push('const fade = stylex.keyframes({ from: { opacity: 0 } });');
    head.push("const slide = stylex.keyframes({ from: { translate: '0 8px' } });");
    head.push("const ease = 'ease';");
  }
  const isStatement = /^(\/\/ |import|const|let|function|export|stylex\.)\b/.test(lines);
  const body = isStatement ? lines : `export const card = stylex.create({ card: {\n${lines}\n} });`;
  return `${head.join('\n')}\n${body}\n`;
}
