import type { Element, ElementContent } from 'hast';
import { element, html, text } from '../hast-element.ts';
import type { CodeBlock, LineKind } from './code-block.ts';
import { htmlOfRuns, type Run } from './code-runs.ts';
import { markWords } from './mark-words.ts';

/**
 * The `code` element of a block. Its lines are elements where one of them is numbered or has a
 * kind; else text and tokens run through, which is half the size.
 */
export function codeContent(block: CodeBlock, lines: readonly Run[][]): Element {
  const runs = markWords(lines, block.words);
  if (block.firstNumber === undefined && block.lines.size === 0) {
    return element('code', {}, [html(htmlOfRuns(joinLines(runs)))]);
  }
  const focuses = [...block.lines.values()].some((kinds) => kinds.includes('focused'));
  const className = [
    'code-lines',
    ...(block.firstNumber === undefined ? [] : ['has-line-numbers']),
    ...(focuses ? ['has-focus'] : []),
  ];
  const children = runs.flatMap((line, place): ElementContent[] => [
    ...(place > 0 ? [text('\n')] : []),
    codeLine(block, line, place),
  ]);
  return element('code', { className }, children);
}

function joinLines(lines: readonly Run[][]): Run[] {
  return lines.flatMap((line, place) =>
    place > 0 ? [{ text: '\n', marked: false }, ...line] : line,
  );
}

/** Added, removed and wrong lines say so to those who see no colour: by element or by name. */
function codeLine({ firstNumber, lines }: CodeBlock, runs: Run[], place: number): Element {
  const kinds = lines.get(place) ?? [];
  // The counter of the style sheet starts at 1; another start cannot be told to it without a style.
  const isOffset = firstNumber !== undefined && firstNumber !== 1;
  const named = kinds.find((kind) => kind === 'error' || kind === 'warning');
  return element(
    tagNameOf(kinds),
    {
      className: ['line', ...kinds],
      ...(isOffset ? { 'data-line': firstNumber + place } : {}),
      ...(named ? { role: 'group', ariaLabel: named } : {}),
    },
    [html(htmlOfRuns(runs))],
  );
}

function tagNameOf(kinds: readonly LineKind[]): string {
  if (kinds.includes('added')) return 'ins';
  if (kinds.includes('removed')) return 'del';
  return 'span';
}
