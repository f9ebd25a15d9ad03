import type { ElementContent, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { element, text } from '../hast-element.ts';

/** Splits tokens, with the line ends between them, into lines; each but the last ends with its line end. */
export function splitCodeLines(code: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const piece of code.flatMap(splitToken)) {
    lines.at(-1)?.push(piece);
    if (isEnded(piece)) lines.push([]);
  }
  return lines;
}

/** Splits a token after each line end, which is outside of elements: lines are ended there. */
function splitToken(token: ElementContent): ElementContent[] {
  if (token.type === 'text') {
    return (token.value.match(/[^\n]*\n|[^\n]+$/g) ?? []).map((value) => ({ ...token, value }));
  }
  if (token.type !== 'element') return [token];
  const pieces = token.children.flatMap(splitToken);
  if (!pieces.some(isEnded)) return [token];
  return pieces.flatMap((piece): ElementContent[] => {
    if (!isEnded(piece)) return [{ ...token, children: [piece] }];
    const rest = piece.value.slice(0, -1);
    return [...(rest ? [{ ...token, children: [text(rest)] }] : []), text('\n')];
  });
}

const isEnded = (node: ElementContent | undefined): node is Text =>
  node?.type === 'text' && node.value.endsWith('\n');

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
    const step = Math.min(indent - (indent % 2), deepest);
    if (!isEnded(last)) return [element('span', { dataIn: step }, ...line)];
    const shown = [...line.slice(0, -1), text(last.value.slice(0, -1))];
    return [element('span', { dataIn: step }, ...shown), text('\n')];
  });
  return joinTexts(hung);
}

/** The number of spaces before a long line; 0 for a short one. */
function readIndent(line: readonly ElementContent[]): number {
  const written = line.map(textOf).join('').trimEnd();
  return written.length < shortest ? 0 : written.search(/[^ ]/);
}
