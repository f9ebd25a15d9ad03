import { lowerFirst } from './mdx-expression-faults.ts';
import type { Explanation, SyntaxProblem } from './syntax-problem.ts';

const typescript = 'MDX reads JavaScript: put types into a .ts or .tsx file, and import that.';
const typed =
  /^(?:export|import)\s+(?:type|interface|enum)\b|(?:const|let)\s+\w+\s*:|\bas\s+\w+\s*;?$/;

/** Explains an invalid block of imports and exports. */
export function explainEsm({ source, offset, rule, detail }: SyntaxProblem): Explanation {
  const { text, placeOf } = source;
  const start = findStatement(text, offset);
  const [line = ''] = text.slice(start, start + 500).split('\n');
  const word = line.startsWith('export') ? 'export' : 'import';
  if (!looksLikeCode(line)) {
    return {
      place: placeOf(start),
      message: `a paragraph that begins with "${word}" is read as code`,
      hint: `Begin it with another word, or put ${word} into \`code\`.`,
      skip: { start, end: start + word.length },
    };
  }
  // Removed instead of read as text, because otherwise the statements above would no longer end where they do.
  const skip = { start, end: endOfBlock(text, start), isLeftOut: true };
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  // If the statement above is complete, what follows is something else.
  if (lineStart > start && /["';})\]]\s*$/.test(text.slice(start, lineStart))) {
    return {
      place: placeOf(lineStart),
      message: `this line belongs to the ${word} above it`,
      hint:
        rule === 'non-esm'
          ? 'Write "export" before it, or leave a blank line: only imports and exports are allowed here.'
          : `Leave a blank line after the ${word}; only imports and exports can be in the same block.`,
      skip,
    };
  }
  return {
    place: placeOf(offset < skip.end ? offset : start),
    message: `this ${word} is not valid JavaScript${detail && `: ${lowerFirst(detail)}`}`,
    hint: typed.test(line) ? typescript : hintForStatement(line, word),
    skip,
  };
}

/** Imports and exports continue up to the next blank line. */
function endOfBlock(text: string, start: number): number {
  const found = /\n[ \t]*(?:\n|$)/.exec(text.slice(start));
  return found ? start + found.index : text.length;
}

function hintForStatement(line: string, word: string): string {
  if (word === 'export')
    return 'Write it as export const name = value; or export function name() {…}.';
  return /from\s*$|^import\s+[\w{}*,\s]+$/.test(line)
    ? "Say where it comes from: import name from './file';"
    : "Write it as import name from './file'; or import { name } from './file';";
}

/** True for lines that continue an import or export but not prose. */
function looksLikeCode(line: string): boolean {
  return /^(?:import\s*(?:["'{*(]|type\s|[\w$]+\s*(?:,|from\b|$))|export\s*(?:[{*]|(?:default|const|let|var|function|class|async|type|interface|enum)\b))/.test(
    line,
  );
}

/** The last line at or above an offset that starts with `import` or `export`. */
function findStatement(text: string, offset: number): number {
  const starts = [...text.slice(0, offset + 1).matchAll(/^(?:import|export)\b/gm)];
  return starts.at(-1)?.index ?? text.lastIndexOf('\n', offset - 1) + 1;
}
