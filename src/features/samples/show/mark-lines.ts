import type { ElementContent } from 'hast';
import { element as h } from '../../../compile/hast-element.ts';

/**
 * Makes an element of each line with rules, around its tokens; the rest stays one text, which is half the size.
 * @param code tokens with the line ends between them
 * @param ties the numbers of rules by line, from 1
 * @param isNumbered whether the page shows the numbers of these lines
 */
export function markRuleLines(
  code: readonly ElementContent[],
  ties: ReadonlyMap<number, readonly number[]>,
  isNumbered = false,
): ElementContent[] {
  const marked: ElementContent[] = [];
  let open: ElementContent[] = [];
  let line = 1;
  const endLine = () => {
    const rules = ties.get(line);
    if (rules && open.length > 0)
      marked.push(
        h('span', { dataR: rules.join(' '), ...(isNumbered && { dataL: String(line) }) }, ...open),
      );
    else marked.push(...open);
    open = [];
    line += 1;
  };
  for (const token of code) {
    for (const piece of splitLines(token)) {
      open.push(piece);
      if (textEnd(piece)) endLine();
    }
  }
  endLine();
  return indentTokens(joinTexts(marked));
}

/**
 * Moves the blanks between a line with rules and a token into the token: between a block, as that line is, and an
 * inline element, Firefox copies a line end after them.
 */
function indentTokens(nodes: readonly ElementContent[]): ElementContent[] {
  const moved: ElementContent[] = [];
  for (const node of nodes) {
    const [block, blanks] = moved.slice(-2);
    const first = node.type === 'element' && !isMarked(node) && node.children[0];
    const isAfterBlock = blanks?.type === 'text' && blanks.value.trim() === '' && isMarked(block);
    if (isAfterBlock && first && first.type === 'text') {
      moved.pop();
      const start = { ...first, value: blanks.value + first.value };
      moved.push({ ...node, children: [start, ...node.children.slice(1)] });
    } else moved.push(node);
  }
  return moved;
}

const isMarked = (node: ElementContent | undefined) =>
  node?.type === 'element' && node.properties.dataR !== undefined;

/** Splits a token after each line end. */
function splitLines(token: ElementContent): ElementContent[] {
  if (token.type === 'text') {
    return (token.value.match(/[^\n]*\n|[^\n]+$/g) ?? []).map((value) => ({ ...token, value }));
  }
  if (token.type !== 'element') return [token];
  const pieces = token.children.flatMap(splitLines);
  if (!pieces.slice(0, -1).some(textEnd)) return [token];
  return pieces.map((piece) => ({ ...token, children: [piece] }));
}

function textEnd(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.endsWith('\n');
  const last = node.type === 'element' ? node.children.at(-1) : undefined;
  return last !== undefined && textEnd(last);
}

function joinTexts(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push(node.type === 'text' ? { ...node } : node);
  }
  return joined;
}
