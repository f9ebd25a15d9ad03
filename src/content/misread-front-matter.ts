import type { FaultText } from '../faults/fault.ts';

type Misread = FaultText & { line: number };

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
export function findMisreadFrontMatter(text: string): Misread | undefined {
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
