import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Raw } from 'mdast-util-to-hast';
import type { Place } from '../../faults/places.ts';
import { visit } from '../visit-tree.ts';

/** The HTML of a page, and where its pieces are written. */
export type JoinedHtml = {
  html: string;
  /** The place in the file of an offset in the HTML: in a piece, or otherwise at the start of the piece before it. */
  placeAt: (offset: number) => Place;
};

/** Writes a tree as HTML, with the pieces of HTML in it unchanged. */
export function joinHtml(tree: Root): JoinedHtml {
  const pieces: Raw[] = [];
  // Each piece is found by its mark; in what Markdown makes, `<` is escaped.
  const markOf = (at: number) => `<!--piece ${at}-->`;
  const values: string[] = [];
  visit(tree, 'raw', (node) => {
    values.push(node.value);
    node.value = markOf(pieces.push(node) - 1);
  });
  const marked = toHtml(tree, { allowDangerousHtml: true });
  let html = '';
  let read = 0;
  const starts = pieces.map((piece, at) => {
    const found = marked.indexOf(markOf(at), read);
    html += marked.slice(read, found);
    read = found + markOf(at).length;
    piece.value = values[at] ?? '';
    html += piece.value;
    return html.length - piece.value.length;
  });
  html += marked.slice(read);
  return {
    html,
    placeAt: (offset) => {
      const at = starts.findLastIndex((start) => start <= offset);
      const [piece, start = 0] = [pieces[at], starts[at]];
      if (!piece) return { line: 1, column: 1 };
      const inside = offset < start + piece.value.length ? offset - start : 0;
      return placeInPiece(piece, lineAndColumn(piece.value.slice(0, inside)));
    },
  };
}

/** The place in the file of a place in a piece of HTML. */
export function placeInPiece({ position }: Raw, inside: Place | undefined): Place {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  if (!inside) return { line, column };
  return {
    line: line + inside.line - 1,
    column: inside.line === 1 ? column + inside.column - 1 : inside.column,
  };
}

function lineAndColumn(before: string): Place {
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
