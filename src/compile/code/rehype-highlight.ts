import type { Element, Parents, Root } from 'hast';
import type { VFile } from 'vfile';
import { element, text } from '../hast-element.ts';
import { SKIP, visit } from '../visit-tree.ts';
import type { CodeBlock } from './code-block.ts';
import { codeContent } from './code-lines.ts';
import { runsOfLine } from './code-runs.ts';
import { tokenizeBlocks } from './tokenize-blocks.ts';

type Place = { block: CodeBlock; pre: Element; parent: Parents; index: number };

/**
 * Turns the blocks that `rehypeCodeFences` left into our markup: token classes instead of inline
 * styles, a title bar, buttons, and elements round lines where lines have something to say.
 */
export function rehypeHighlight() {
  return async (tree: Root, file: VFile) => {
    const places = findBlocks(tree);
    const tokens = await tokenizeBlocks(
      places.map(({ pre }) => pre),
      file,
    );
    for (const [place, lines] of tokens.entries()) {
      const { block, parent, index } = places[place] ?? {};
      if (!block || !parent || index === undefined) continue;
      parent.children[index] = figure(block, codeContent(block, lines.map(runsOfLine)));
    }
  };
}

function findBlocks(tree: Root): Place[] {
  const places: Place[] = [];
  visit(tree, 'element', (pre, index, parent) => {
    const [code] = pre.children;
    const block = code?.type === 'element' ? code.data?.codeBlock : undefined;
    if (!block || !parent || index === undefined) return;
    places.push({ block, pre, parent, index });
    return SKIP;
  });
  return places;
}

function figure({ language, title, wrap }: CodeBlock, code: Element): Element {
  const copy = { type: 'button', 'data-copy': '', hidden: true };
  return element(
    'figure',
    {
      className: ['code-block'],
      'data-language': language,
      ...(wrap ? { 'data-wrap': '' } : {}),
    },
    [
      ...(title ? [element('figcaption', { className: ['code-title'] }, [text(title)])] : []),
      // The figure is named by its title; a name of its own here would cost every block its length.
      element('pre', { tabIndex: 0, role: 'group', ariaLabel: 'Code' }, [code]),
      element('button', { ...copy, ariaLabel: 'Copy code to clipboard' }, []),
    ],
  );
}
