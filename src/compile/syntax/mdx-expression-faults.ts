import { explainLazyLine } from './mdx-tag-faults.ts';
import type { Span } from './read-markdown-spans.ts';
import type { Explanation, SyntaxProblem } from './syntax-problem.ts';

const asText = 'For a brace as text write \\{ or put it into `code`.';

/** Explains an expression in braces that is invalid JavaScript. */
export function explainExpression(problem: SyntaxProblem): Explanation | undefined {
  const { source, offset, rule } = problem;
  const { text, placeOf } = source;
  const start = findBrace(text, offset);
  const place = placeOf(start);
  const rest = text.slice(start, start + 200);
  const braces = braceSpan(text, start);
  // An attribute's value can't be skipped.
  const skip = text[start - 1] === '=' ? undefined : braces;
  switch (rule) {
    case 'unexpected-lazy':
      return explainLazyLine(problem, 'an expression');
    case 'unexpected-eof':
      if (rest.startsWith('{/*')) {
        return { place, message: 'the comment "{/*" has no end', hint: 'Write "*/}" after it.' };
      }
      return {
        place,
        message: '"{" has no "}"',
        hint: `Write "}". ${asText}`,
        skip: { start, end: start + 1 },
      };
    case 'non-spread':
    case 'spread-extra':
      return {
        place,
        message: `${shorten(rest)} is not an attribute`,
        hint: 'Braces between attributes can only contain "...object"; otherwise write name={value}.',
      };
    case 'unexpected-empty-expression':
      return {
        place,
        message: 'the braces are empty',
        hint: 'Write a value, as in name={1} or name="text", or remove the attribute.',
      };
    case 'acorn':
      return { ...explainCode(problem, start, rest), skip, braces };
    default:
      return undefined;
  }
}

function explainCode({ source, offset, detail }: SyntaxProblem, start: number, rest: string) {
  const { text, placeOf } = source;
  const id = /^\{\s*#([^{}]*)\}/.exec(rest)?.[1];
  if (id !== undefined) {
    return {
      place: placeOf(start),
      message: `${shorten(rest)} is not an expression`,
      hint: /\s/.test(rest.slice(1, rest.indexOf('}')))
        ? `An id has no spaces: write {#${id.trim().replace(/\s+/g, '-')}}.`
        : `It sets the id of a heading, at the end of its line. ${asText}`,
    };
  }
  return {
    place: placeOf(offset),
    message: `${shorten(rest)} is not a JavaScript expression${detail && `: ${lowerFirst(detail)}`}`,
    hint: isInStyle(text, start)
      ? 'Braces contain JavaScript in MDX: write the rules as a string, <style>{`…`}</style>.'
      : hintForCode(rest, text[start - 1] ?? ''),
  };
}

/** True for text between `<style>` and its end. */
function isInStyle(text: string, offset: number): boolean {
  const opened = text.lastIndexOf('<style', offset);
  return opened >= 0 && text.lastIndexOf('</style', offset) < opened;
}

/** The hint for code in braces, by the sign before them. */
function hintForCode(code: string, before: string): string {
  if (/^\{[%{]/.test(code) || (before === '{' && code.startsWith('{<')))
    return `Templates of other site generators are not run here. ${asText}`;
  if (/^\{\s*(?:const|let|var|if|for|while|return|switch|function\s*\w|class\s*\w)\b/.test(code)) {
    return 'Braces take an expression: put statements into a function that the file exports or imports.';
  }
  const name = before === '{' && /[{,]\s*([a-z]+(?:-[a-z]+)+)\s*:/.exec(code)?.[1];
  if (name) {
    const joined = name.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());
    return `In JavaScript, a name has no hyphen: write ${joined} instead of ${name}.`;
  }
  if (before === '=') return 'The value in braces is JavaScript: for a text write name="value".';
  if (/^\{\s*["'\w-]+\s*:/.test(code)) return `An object needs its own braces, {{…}}. ${asText}`;
  return asText;
}

/** The brace that is open at an offset. */
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

/** The braces with their content, if they are balanced. */
function braceSpan(text: string, start: number): Span | undefined {
  let depth = 0;
  for (let at = start; at < Math.min(text.length, start + 2000); at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return { start, end: at + 1 };
  }
  return undefined;
}

function shorten(code: string): string {
  const whole = /^\{[^{}\n]*\}/.exec(code)?.[0] ?? /^[^\n]*/.exec(code)?.[0] ?? code;
  return whole.length > 40 ? `${whole.slice(0, 40)}…` : whole;
}

/** Converts the first letter of a message to lower case. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
