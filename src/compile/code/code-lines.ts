import type { ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { element, text } from '../hast-element.ts';

/** Splits tokens, with the line ends between them, into lines; each but the last ends with its line end. */
export function splitCodeLines(code: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const piece of code.flatMap(splitToken)) {
    lines.at(-1)?.push(piece);
    if (textEnd(piece)) lines.push([]);
  }
  return lines;
}

/** Splits a token after each line end. */
function splitToken(token: ElementContent): ElementContent[] {
  if (token.type === 'text') {
    return (token.value.match(/[^\n]*\n|[^\n]+$/g) ?? []).map((value) => ({ ...token, value }));
  }
  if (token.type !== 'element') return [token];
  const pieces = token.children.flatMap(splitToken);
  if (!pieces.slice(0, -1).some(textEnd)) return [token];
  return pieces.map((piece) => ({ ...token, children: [piece] }));
}

function textEnd(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.endsWith('\n');
  const last = node.type === 'element' ? node.children.at(-1) : undefined;
  return last !== undefined && textEnd(last);
}

/** Merges neighbouring texts. */
export function joinTexts(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push(node.type === 'text' ? { ...node } : node);
  }
  return joined;
}

/** As many characters always fit: a phone of 320 pixels shows them. */
const shortest = 33;
/** Deeper lines hang like these, because so little room is left. */
const deepest = 10;

/**
 * Makes an element of each indented line that can be too long for a phone, so that its rest hangs right of its own
 * indent (`prose-code-wrap.css`). Others hang by the block's rule.
 */
export function hangDeepLines(code: readonly ElementContent[]): ElementContent[] {
  const lines = splitCodeLines(code).map((line) => ({ line, indent: readIndent(line) }));
  if (lines.every(({ indent }) => indent < 4)) return [...code];
  const hung = lines.flatMap(({ line, indent }) => {
    if (indent < 4) return line;
    const last = line.at(-1);
    const isEnded = last?.type === 'text' && last.value.endsWith('\n');
    const shown = isEnded ? [...line.slice(0, -1), text(last.value.slice(0, -1))] : line;
    const step = Math.min(indent - (indent % 2), deepest);
    return [element('span', { dataIn: step }, ...shown), ...(isEnded ? [text('\n')] : [])];
  });
  return joinTexts(hung);
}

/** The number of spaces before a long line; 0 for a short one. */
function readIndent(line: readonly ElementContent[]): number {
  const written = line.map(textOf).join('').trimEnd();
  return written.length < shortest ? 0 : written.search(/[^ ]/);
}
