import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { element, text } from '../hast-element.ts';
import { findPrompts, type Prompts } from './prompts.ts';

/** Stands for the length of a whole line. */
const whole = Number.POSITIVE_INFINITY;

/**
 * Wraps what a block shows beside the code to run, which is not copied: prompts and what programs answered; in a
 * diff its signs, removed lines and places.
 */
export function wrapAsides(code: Element, language: string): void {
  const lines = textOf(code).split('\n');
  const isDiff = language === 'diff' || language === 'patch';
  const asides = isDiff ? readDiff(lines) : readSession(lines, language);
  if (!asides.some((length) => length > 0)) return;
  // With the line ends.
  const marks = lines.map((line, at) =>
    'x'.repeat(Math.min(asides[at] ?? 0, line.length + 1)).padEnd(line.length + 1),
  );
  wrapTexts(code, marks.join(''));
}

/**
 * Wraps the marked characters of an element.
 * @param marks a character for each one of the text from the start of the element; a blank leaves it as it is
 * @returns the length of the text
 */
function wrapTexts(parent: Element, marks: string): number {
  let start = 0;
  parent.children = parent.children.flatMap((child): ElementContent[] => {
    const from = start;
    if (child.type === 'element') start += wrapTexts(child, marks.slice(from));
    if (child.type !== 'text') return [child];
    start += child.value.length;
    return Array.from(marks.slice(from, start).matchAll(/x+| +/g), ({ 0: run, index }) => {
      const piece = child.value.slice(index, index + run.length);
      return run.startsWith('x') ? element('span', { className: ['aside'] }, piece) : text(piece);
    });
  });
  return start;
}

/** The code to run: without asides and removed lines. */
export function readRunnable(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const names = [node.properties.className].flat();
  if (names.includes('aside') || names.includes('removed')) return '';
  return node.children.map(readRunnable).join('');
}

const placeInDiff =
  /^(?:diff --git |index [\da-f]+\.\.|@@ |(?:new|deleted) file mode |(?:old|new) mode \d|(?:dis)?similarity index |(?:rename|copy) (?:from|to) |Binary files |\\ No newline)/;

/**
 * How many characters at the start of each line are no code. An author may leave a space between sign and code, in
 * all lines.
 */
function readDiff(lines: readonly string[]): number[] {
  const isName = (at: number) => lines[at]?.startsWith('--- ') && lines[at + 1]?.startsWith('+++ ');
  const isPlace = lines.map((line, at) => placeInDiff.test(line) || isName(at) || isName(at - 1));
  const isSpaced = lines.every(
    (line, at) => isPlace[at] || line.trim().length < 2 || /^[-+ ]\s/.test(line),
  );
  return lines.map((line, at) => {
    if (isPlace[at] || line.startsWith('-')) return whole;
    return /^[+ ]/.test(line) ? Math.min(isSpaced ? 2 : 1, line.length) : 0;
  });
}

/**
 * The same for a session with a program, where only what was typed is code: it follows a prompt, or continues such a
 * line.
 */
function readSession(lines: readonly string[], language: string): number[] {
  const prompts = findPrompts(language, lines);
  if (!prompts) return [];
  let typed = '';
  let end: string | undefined;
  return lines.map((line) => {
    const sign = end === undefined ? findSign(prompts, line, typed) : '';
    if (sign === undefined && !continues(typed, line)) {
      typed = '';
      return whole;
    }
    typed = line.trim() === '' ? typed : line;
    if (end === undefined) end = prompts.text?.exec(line)?.[1];
    else if (line.trim() === end) end = undefined;
    return sign?.length ?? 0;
  });
}

function findSign({ first, next }: Prompts, line: string, typed: string): string | undefined {
  return (first.exec(line) ?? (typed === '' ? null : next?.exec(line)))?.[0];
}

/** Blank lines and comments are no answer, nor is what follows a backslash. */
function continues(typed: string, line: string): boolean {
  const text = line.trim();
  return text.startsWith('#') || (typed !== '' && (text === '' || typed.endsWith('\\')));
}
