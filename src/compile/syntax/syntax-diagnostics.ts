import { VFileMessage } from 'vfile-message';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { placeAt } from '../../diagnostics/places.ts';
import type { Span } from './read-markdown-spans.ts';

/** The maximum number of diagnostics of a file, because more would not help. */
const maximum = 50;

/** Where the author's mistake is, and what to do. */
type Mistake = {
  offset: number;
  hint: string;
  /** The part to replace to find further diagnostics; absent if that would be misleading. */
  skip?: Span;
  /** The tag that is left open or closed: its other half is then unbalanced, which isn't another diagnostic. */
  opens?: string | undefined;
  closes?: string;
};

/**
 * Finds the diagnostics of a file with a syntax error. MDX stops at the first, so the failing part is replaced and the file
 * compiled again, as long as that isn't misleading.
 * @param error the error of compiling
 * @param body the text that was compiled, with as many lines as the file
 * @param compileAgain compiles a changed text, and gets what was removed from it; returns the diagnostics of its steps, or
 * throws as before
 */
export async function readSyntaxDiagnostics(
  file: string,
  error: unknown,
  body: string,
  compileAgain: (text: string, removed: readonly string[]) => Promise<Diagnostic[]>,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const opened = new Set<string>();
  const skips: Span[] = [];
  const removed: string[] = [];
  let thrown = error;
  let text = body;
  while (diagnostics.length < maximum) {
    if (!(thrown instanceof VFileMessage)) {
      return [...diagnostics, { file, line: 1, column: 1, ...explainThrown(thrown) }];
    }
    const { offset, hint, skip, opens, closes } = findMistake(thrown, text);
    const follows =
      (closes !== undefined && opened.has(closes)) ||
      (skip && skips.some(({ start, end }) => skip.start <= start && end <= skip.end));
    if (!follows)
      diagnostics.push({ file, ...placeAt(text, offset), message: sayOf(thrown), hint });
    if (opens !== undefined) opened.add(opens);
    if (!skip) return diagnostics;
    const { start, end } = skip;
    const skipped = text.slice(start, end);
    // Letters change neither lines nor blocks; code would end those above it.
    const blank = skipped.replace(/\S/g, isCode(thrown) ? ' ' : 'x');
    if (blank === skipped) return diagnostics;
    skips.push(skip);
    removed.push(skipped);
    text = text.slice(0, start) + blank + text.slice(end);
    try {
      return [...diagnostics, ...(await compileAgain(text, removed))];
    } catch (next) {
      thrown = next;
    }
  }
  return diagnostics;
}

/** What to say of an error that no syntax error is. */
function explainThrown(thrown: unknown): { message: string; hint?: string } {
  if (!(thrown instanceof RangeError)) {
    return { message: thrown instanceof Error ? thrown.message : String(thrown) };
  }
  const hint = 'Look for hundreds of quotes, lists or elements within each other.';
  return { message: `the text is nested too deeply (${thrown.message})`, hint };
}

const isCode = ({ source }: VFileMessage) => source === 'micromark-extension-mdxjs-esm';

/** What MDX and its parser of JavaScript say, without places. */
function sayOf({ reason, cause }: VFileMessage): string {
  const detail = cause instanceof Error ? `: ${lowerFirst(cause.message)}` : '';
  return lowerFirst(`${reason}${detail}`.replace(/ \(\d+:\d+(?:-\d+:\d+)?\)/g, ''));
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const braces =
  'In MDX braces contain JavaScript: for a brace as text write \\{ or put it into `code`.';
const sign = 'For a "<" that is text write \\< or &lt;, or put it into `code`.';

const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

function findMistake(error: VFileMessage, text: string): Mistake {
  const { reason, ruleId } = error;
  const offset = offsetOf(text, error.line ?? 1, error.column ?? 1);
  if (isCode(error)) return readCode(text, offset);
  if (ruleId === 'unexpected-lazy') {
    const hint = 'Begin it as the lines above: with "> " in a quotation, indented in a list.';
    return { offset, hint };
  }
  if (error.source === 'micromark-extension-mdx-expression') return readBraces(error, text, offset);
  const [, name, line, column] = /`<([^`]*)>` \((\d+):(\d+)/.exec(reason) ?? [];
  const isVoid = voidElements.test(name ?? '');
  if (name !== undefined && (isVoid || reason.startsWith('Expected a closing tag'))) {
    const start = offsetOf(text, Number(line), Number(column));
    const tag = /^<[^<>]*>/.exec(text.slice(start))?.[0] ?? `<${name}>`;
    const skip = { start, end: start + tag.length };
    if (!isVoid)
      return {
        offset: start,
        hint: `Write </${name}> in the same block. ${sign}`,
        skip,
        opens: name,
      };
    const closed = tag.includes('\n') ? `<${name} … />` : tag.replace(/\s*>$/, ' />');
    return { offset: start, hint: `Write ${closed}: in MDX each tag is closed, as in JSX.`, skip };
  }
  if (error.source === 'mdast-util-mdx-jsx' && ruleId !== 'unexpected-closing-slash') {
    return { offset, hint: 'Tags are closed in the order in which they were opened, last first.' };
  }
  return readTag(error, text, offset);
}

/** An import or export, with the lines up to the next blank one. */
function readCode(text: string, offset: number): Mistake {
  const starts = [...text.slice(0, offset + 1).matchAll(/^(?:import|export)\b/gm)];
  const start = starts.at(-1)?.index ?? text.lastIndexOf('\n', offset - 1) + 1;
  const length = /\n[ \t]*(?:\n|$)/.exec(text.slice(start))?.index ?? text.length;
  const end = Math.min(text.length, start + length);
  const hint =
    'A line that begins with import or export is JavaScript, without types, and so is what follows it up to a blank line.';
  return { offset: offset < end ? offset : start, hint, skip: { start, end } };
}

function readBraces({ ruleId }: VFileMessage, text: string, offset: number): Mistake {
  const start = findBrace(text, offset);
  if (ruleId === 'unexpected-eof') {
    if (text.startsWith('{/*', start)) return { offset: start, hint: 'Write "*/}" after it.' };
    return { offset: start, hint: `Write "}". ${braces}`, skip: { start, end: start + 1 } };
  }
  if (ruleId !== 'acorn') return { offset: start, hint: 'Write name={value} or {...object}.' };
  const before = text[start - 1];
  const hint =
    before === '{' || before === '='
      ? 'Braces contain JavaScript, in which names have no hyphens: style={{ fontSize: 12 }}, or name="text".'
      : braces;
  const end = endOfBraces(text, start);
  // An attribute's value can't be left out.
  return { offset, hint, ...(end !== undefined && before !== '=' && { skip: { start, end } }) };
}

/** A `<` that is no tag, or a tag that is wrong inside. */
function readTag({ reason, ruleId }: VFileMessage, text: string, offset: number): Mistake {
  if (reason.includes('in attribute value')) {
    const quote = reason.includes("`'`") ? "'" : '"';
    return { offset: text.lastIndexOf(quote), hint: `Write ${quote} after it.` };
  }
  const last = reason.includes('before attribute value') ? offset - 1 : offset;
  const start = text.lastIndexOf('<', Math.min(last, text.length - 1));
  const [tag = '<'] = /^<[^<>]*>?/.exec(text.slice(start)) ?? [];
  if (ruleId === 'unexpected-closing-slash') {
    const name = /^<\/\s*([\w$.:-]*)/.exec(tag)?.[1] ?? '';
    const hint = voidElements.test(name)
      ? `Write <${name} />.`
      : `Remove it, or write <${name}> before it, in the same block of text.`;
    return { offset: start, hint, skip: { start, end: start + tag.length }, closes: name };
  }
  if (text.startsWith('<!--', start)) return { offset: start, hint: 'Write "-->" after it.' };
  if (ruleId === 'unexpected-eof' || /(?:before|in) (?:local |member )?name/.test(reason)) {
    return { offset: start, hint: sign, skip: { start, end: start + 1 } };
  }
  const hint = `An attribute is written name="value", with straight quotes, or name={value}. ${sign}`;
  // A tag that may have an end tag can't be left out: the end tag would be the next diagnostic.
  if (!tag.endsWith('/>')) return { offset, hint };
  const opens = /^<([\w$.:-]+)/.exec(tag)?.[1];
  return { offset, hint, skip: { start, end: start + tag.length }, opens };
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) start = text.indexOf('\n', start) + 1 || text.length;
  return start + column - 1;
}

/** The brace that is open at an offset. */
function findBrace(text: string, offset: number): number {
  let depth = 0;
  for (let at = Math.min(offset - 1, text.length - 1); at >= 0; at -= 1) {
    if (text[at] === '}') depth += 1;
    if (text[at] === '{' && depth-- === 0) return at;
  }
  return Math.max(0, offset - 1);
}

function endOfBraces(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}
