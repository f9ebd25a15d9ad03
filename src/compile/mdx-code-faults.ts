import type { Explanation, SyntaxProblem } from './mdx-faults.ts';

const asText = 'For a brace as text write \\{ or put it into `code`.';
const typescript = 'MDX reads JavaScript: put types into a .ts or .tsx file, and import that.';

/** Explains an expression in braces that is no JavaScript. */
export function explainExpression(problem: SyntaxProblem): Explanation | undefined {
  const { source, offset, rule, detail } = problem;
  const { text, placeOf } = source;
  if (rule === 'unexpected-lazy') {
    return {
      place: placeOf(offset),
      message: 'this line leaves the list or quotation in the middle of an expression',
      hint: 'Begin it as the lines above: with "> " in a quotation, indented in a list.',
    };
  }
  const start = findBrace(text, offset);
  const rest = text.slice(start, start + 200);
  if (rule === 'unexpected-eof') {
    if (rest.startsWith('{/*')) {
      return {
        place: placeOf(start),
        message: 'the comment "{/*" has no end',
        hint: 'Write "*/}" after it.',
      };
    }
    return { place: placeOf(start), message: '"{" has no "}"', hint: `Write "}". ${asText}` };
  }
  if (rule === 'non-spread' || rule === 'spread-extra') {
    return {
      place: placeOf(start),
      message: `${shorten(rest)} is no attribute`,
      hint: 'Braces between attributes hold one "...object" alone; else write name={value}.',
    };
  }
  if (rule !== 'acorn') return undefined;
  const id = /^\{#([^{}]*)\}/.exec(rest)?.[1];
  if (id !== undefined) {
    return {
      place: placeOf(start),
      message: `{#${id}} is no expression`,
      hint: /\s/.test(id)
        ? 'An id has no spaces: write them as "-".'
        : `It sets the id of a heading, at the end of its line. ${asText}`,
    };
  }
  return {
    place: placeOf(offset),
    message: `${shorten(rest)} is no JavaScript expression${detail && `: ${lowerFirst(detail)}`}`,
    hint: hintForCode(rest, text.slice(Math.max(0, start - 1), start) === '='),
  };
}

function hintForCode(code: string, isAttribute: boolean): string {
  if (/^\{[%{]/.test(code)) return `Templates of other site generators are not run here. ${asText}`;
  if (/^\{\s*(?:const|let|var|if|for|while|return|switch|function\s*\w|class\s*\w)\b/.test(code)) {
    return 'An expression has a value: put statements into a function that the file exports or imports.';
  }
  if (isAttribute) return 'The value in braces is JavaScript: for a text write name="value".';
  if (/^\{\s*["'\w-]+\s*:/.test(code)) return `An object has braces of its own, {{…}}. ${asText}`;
  return asText;
}

/** Explains a block of imports and exports that is none. */
export function explainEsm({ source, offset, rule, detail }: SyntaxProblem): Explanation {
  const { text, placeOf, offsetOf } = source;
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const start = findStatement(text, offset);
  const [line = ''] = text.slice(start).split('\n');
  const word = line.startsWith('export') ? 'export' : 'import';
  if (!looksLikeCode(line)) {
    return {
      place: placeOf(start),
      message: `a paragraph that begins with "${word}" is read as code`,
      hint: `Begin it with another word, or put ${word} into \`code\`.`,
    };
  }
  const place = placeOf(offset);
  if (
    lineStart > start &&
    !/^\s*(?:import|export)\b/.test(text.slice(lineStart)) &&
    endsThere(text.slice(start, lineStart))
  ) {
    return {
      place: placeOf(lineStart),
      message: `this line belongs to the ${word} above it`,
      hint: `Leave a blank line after the ${word}; only imports and exports can stand with it.`,
    };
  }
  if (rule === 'non-esm') {
    return {
      place,
      message: 'only imports and exports can stand here',
      hint: 'Write "export" before a const or function, or put it into a file and import it.',
    };
  }
  const isTyped =
    /^(?:export|import)\s+(?:type|interface|enum)\b|(?:const|let)\s+\w+\s*:|\bas\s+\w+\s*;?$/.test(
      line,
    );
  return {
    place,
    message: `this ${word} is no JavaScript${detail && `: ${lowerFirst(detail)}`}`,
    hint: isTyped || offsetOf(place) < start ? typescript : hintForStatement(line, word),
  };
}

function hintForStatement(line: string, word: string): string {
  if (word === 'export')
    return 'Write it as export const name = value; or export function name() {…}.';
  return /from\s*$|^import\s+[\w{}*,\s]+$/.test(line)
    ? "Say where it comes from: import name from './file';"
    : "Write it as import name from './file'; or import { name } from './file';";
}

/** True for what goes on as an import or export does, and prose does not. */
function looksLikeCode(line: string): boolean {
  return /^(?:import\s*(?:["'{*(]|type\s|[\w$]+\s*(?:,|from\b|$))|export\s*(?:[{*]|(?:default|const|let|var|function|class|async|type|interface|enum)\b))/.test(
    line,
  );
}

/** True where the statement above is whole, so that what follows is something else. */
function endsThere(code: string): boolean {
  return /["';})\]]\s*$/.test(code);
}

/** The last line at or above a place that begins with `import` or `export`. */
function findStatement(text: string, offset: number): number {
  const starts = [...text.slice(0, offset + 1).matchAll(/^(?:import|export)\b/gm)];
  return starts.at(-1)?.index ?? text.lastIndexOf('\n', offset - 1) + 1;
}

/** The brace that is still open at a place. */
function findBrace(text: string, offset: number): number {
  let depth = 0;
  for (let at = Math.min(offset - 1, text.length - 1); at >= 0; at -= 1) {
    if (text[at] === '}') depth += 1;
    if (text[at] !== '{') continue;
    if (depth === 0) return at;
    depth -= 1;
  }
  return Math.max(0, offset - 1);
}

function shorten(code: string): string {
  const whole = /^\{[^{}\n]*\}/.exec(code)?.[0] ?? /^[^\n]*/.exec(code)?.[0] ?? code;
  return whole.length > 40 ? `${whole.slice(0, 40)}…` : whole;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
