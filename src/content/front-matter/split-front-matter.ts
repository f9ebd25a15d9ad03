import type { DiagnosticText } from '../../diagnostics/diagnostic.ts';
import { unifyLines } from '../unify-lines.ts';

export type SplitSource = {
  yaml: string;
  /** The line that the YAML starts on. */
  yamlLine: number;
  /** The rest, preceded by empty lines so that line numbers stay right. */
  body: string;
  /** True if the front matter never ends: the whole text is body then. */
  unclosed?: true;
  /** What is wrong with the start of front matter that is text. */
  misread?: ReturnType<typeof findMisreadFrontMatter>;
};

/** Splits a file into the YAML between its `---` lines and the rest. */
export function splitFrontMatter(source: string): SplitSource {
  const text = unifyLines(source);
  const match = /^---[ \t]*\n([\s\S]*?)(?:^)---[ \t]*(?:\n|$)/m.exec(text);
  if (match?.index !== 0) {
    const unclosed = /^---[ \t]*\n\s*[\w-]+:(?:\s|$)/.test(text);
    const misread = findMisreadFrontMatter(text);
    return {
      yaml: '',
      yamlLine: 1,
      body: text,
      ...(unclosed && { unclosed }),
      ...(misread && { misread }),
    };
  }
  const taken = match[0].split('\n').length - 1;
  return {
    yaml: match[1] ?? '',
    yamlLine: 2,
    body: '\n'.repeat(taken) + text.slice(match[0].length),
  };
}

type Misread = DiagnosticText & { line: number };

/** Lines between which front matter of other forms is, or that editors make of three hyphens. */
const marks = String.raw`(?:-{2,}|[—–]+|\+{3})`;

const fields = String.raw`[\w-]+[ \t]*[:=].*\n(?:(?:[\w-]+[ \t]*[:=]|[ \t]+\S|[ \t]*- ).*\n)*`;

/** Front matter at the start of a file, behind nothing but empty lines and comments. */
const lookalike = new RegExp(
  String.raw`^((?:\s*\n|[ \t]*<!--[\s\S]*?-->[ \t]*\n)*)([ \t]*${marks})[ \t]*\n${fields}[ \t]*${marks}[ \t]*(?:\n|$)`,
);

/**
 * Finds front matter that is text, because it doesn't start with a line of three hyphens, or not in the first line.
 * @param text a file without valid front matter
 * @returns what is wrong with its start, and its line
 */
function findMisreadFrontMatter(text: string): Misread | undefined {
  const [, before = '', written = ''] = lookalike.exec(text) ?? [];
  if (written === '') return undefined;
  const line = before.split('\n').length;
  const mark = written.trim();
  if (before !== '' && mark === '---') {
    return {
      line,
      message: 'the front matter does not start in the first line, so it is text',
      hint: before.includes('<!--')
        ? 'Move the comment below it, and remove empty lines above it.'
        : 'Remove the empty lines above it.',
    };
  }
  if (mark === '---') {
    const message = 'the front matter starts with a space, so it is text';
    return { line, message, hint: 'Remove the spaces before "---".' };
  }
  return {
    line,
    message: `the front matter starts with "${mark}" instead of "---", so it is text`,
    hint: mark.startsWith('+')
      ? 'Write its fields as name: value, between two lines of three hyphens, ---.'
      : 'Write three hyphens, ---, in the lines before and after its fields; some editors turn them into a dash.',
  };
}
