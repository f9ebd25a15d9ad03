import type { CommentProblem } from '../../../compile/code/marked-lines.ts';

/**
 * What is wrong with an author's text in a block for compiler output; undefined if the block is empty or equal to
 * the output.
 */
export function findDrift(written: string, right: string): CommentProblem[] {
  if (written.trim() === '' || written.trimEnd() === right) return [];
  const lines = written.split(/\r?\n/);
  const rightLines = right.split('\n');
  const line = lines.findIndex((text, at) => text.trimEnd() !== rightLines[at]);
  const place = line === -1 ? lines.length - 1 : line;
  const meant = rightLines[place];
  const message = meant === undefined ? 'writes nothing more' : `writes "${meant.trim()}" here`;
  return [
    {
      line: place,
      text: lines[place]?.trim() ?? '',
      message: `the compiler ${message}`,
      hint: `Remove the text: the build fills in this block. It is:\n${indent(right)}`,
    },
  ];
}

const indent = (text: string) => text.replace(/^/gm, '      ');
