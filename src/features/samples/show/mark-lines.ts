import type { ElementContent } from 'hast';
import { joinTexts, splitCodeLines } from '../../../compile/code/code-lines.ts';
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
  const marked = splitCodeLines(code).flatMap((line, at) => {
    const rules = ties.get(at + 1);
    if (!rules || line.length === 0) return line;
    const numbered = isNumbered && { dataL: String(at + 1) };
    return [h('span', { dataR: rules.join(' '), ...numbered }, ...line)];
  });
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
