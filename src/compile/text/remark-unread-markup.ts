import type { Definition, FootnoteDefinition, Paragraph, Root, Text } from 'mdast';
import type { VFile } from 'vfile';
import { countOf } from '../../faults/count-of.ts';
import { reportFault } from '../report-fault.ts';
import { visit } from '../visit-tree.ts';

/**
 * Warns of Markdown that is shown as text, or not at all, because of a small mistake: links whose addresses contain
 * spaces, headings without a space, tables with unequal first rows, and second definitions.
 */
export function remarkUnreadMarkup() {
  return (tree: Root, file: VFile) => {
    const lines = String(file.value).split('\n');
    const defined = new Map<string, Definition | FootnoteDefinition>();
    visit(tree, (node) => {
      if (node.type === 'text') reportSpacedAddresses(node, lines, file);
      if (node.type === 'paragraph') {
        reportHeadings(node, lines, file);
        reportTable(node, lines, file);
      }
      if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return;
      const key = `${node.type} ${node.identifier}`;
      const first = defined.get(key);
      if (first) reportSecond(node, first, file);
      else defined.set(key, node);
    });
  };
}

/** A link or image whose address contains a space; addresses of files or full ones, as prose has such brackets too. */
const spaced =
  /(?<!\\)!?\[[^[\]]*\]\((?!<)\s*((?:\.{0,2}\/|@site\/|https?:)[^()<>"\n]*?\S[ \t]+\S[^()<>"\n]*|[^()<>"\n]*?\S[ \t]+\S[^()<>"\n]*?\.[a-z]\w{0,4}(?:#[^()<>"\s]*)?)(\s+"[^"\n]*")?\s*\)/gi;

function reportSpacedAddresses(node: Text, lines: readonly string[], file: VFile): void {
  for (const { line, column, text } of linesOf(node, lines)) {
    for (const { 0: all, 1: address = '', 2: title = '', index } of text.matchAll(spaced)) {
      const label = all.slice(0, all.indexOf('](') + 1);
      reportFault(
        file,
        { line, column: column + index },
        {
          severity: 'warning',
          message: `"${all}" is shown as text: its address contains a space`,
          hint: `Write ${label}(<${address.trim()}>${title}).`,
        },
      );
    }
  }
}

/** `##Title` is no heading. A single sign is left out: `#1` and `#tag` are text. */
function reportHeadings(node: Paragraph, lines: readonly string[], file: VFile): void {
  for (const { line, column, text } of linesOf(node, lines)) {
    const [all, marks = ''] = /^(#{2,6})[^#\s].*/.exec(text) ?? [];
    if (all === undefined) continue;
    reportFault(
      file,
      { line, column },
      {
        severity: 'warning',
        message: `"${all.trim()}" is shown as text: a heading has a space after its "${marks}"`,
        hint: `Write "${marks} ${all.slice(marks.length).trim()}", or \\# for the sign itself.`,
      },
    );
  }
}

const dashes = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** A table needs as many cells in its row of dashes as in its first row. */
function reportTable(node: Paragraph, lines: readonly string[], file: VFile): void {
  let head = '';
  for (const { line, column, text } of linesOf(node, lines)) {
    const isTable = text.includes('|') && head.includes('|') && dashes.test(text);
    const [cells, columns] = [countCells(text), countCells(head)];
    head = text;
    if (!isTable || cells === columns) continue;
    reportFault(
      file,
      { line, column: column + text.search(/\S/) },
      {
        severity: 'warning',
        message: `this table is shown as text: its first row has ${countOf(columns, 'cell')}, and the row of dashes ${cells}`,
        hint: 'Write as many cells in both rows; a "|" that is text is \\|.',
      },
    );
    return;
  }
}

/** The lines of a node as they are written, from its start to its end; `column` is that of the text's start. */
function* linesOf({ position }: Text | Paragraph, lines: readonly string[]) {
  if (!position) return;
  const { start, end } = position;
  for (let line = start.line; line <= end.line; line += 1) {
    const column = line === start.line ? start.column : 1;
    const text = lines[line - 1] ?? '';
    yield {
      line,
      column,
      text: text.slice(column - 1, line === end.line ? end.column - 1 : undefined),
    };
  }
}

function countCells(row: string): number {
  const inner = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).length;
}

/** Markdown takes the first of two definitions, and leaves out the others. */
function reportSecond(
  node: Definition | FootnoteDefinition,
  first: Definition | FootnoteDefinition,
  file: VFile,
): void {
  const label = node.label ?? node.identifier;
  const line = first.position?.start.line;
  if (node.type === 'footnoteDefinition') {
    reportFault(file, node, {
      severity: 'warning',
      message: `the footnote [^${label}] is left out: line ${line} defines it already`,
      hint: 'Give it another name, or remove it.',
    });
  } else if (first.type === 'definition' && first.url !== node.url) {
    reportFault(file, node, {
      severity: 'warning',
      message: `this address of [${label}] is not used: line ${line} defines it already`,
      hint: 'Give it another name, or remove one of them.',
    });
  }
}
