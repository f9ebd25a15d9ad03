import type { Definition, FootnoteDefinition, Paragraph, Root, Text } from 'mdast';
import type { VFile } from 'vfile';
import { countOf } from '../../faults/count-of.ts';
import { reportFault } from '../report-fault.ts';
import { visit } from '../visit-tree.ts';
import { writtenLines } from './written-lines.ts';

/**
 * Warns of Markdown that is shown as text, or not at all, because of a small mistake: headings without a
 * space, tables without a fitting row of dashes, `**` that makes nothing bold, and second definitions.
 */
export function remarkUnreadMarkup() {
  return (tree: Root, file: VFile) => {
    const lines = String(file.value).split('\n');
    const defined = new Map<string, Definition | FootnoteDefinition>();
    visit(tree, (node) => {
      if (node.type === 'text') reportStars(node, lines, file);
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

/** `##Title` is no heading. A single sign is left out: `#1` and `#tag` are text. */
function reportHeadings(node: Paragraph, lines: readonly string[], file: VFile): void {
  for (const { line, column, text } of writtenLines(node, lines)) {
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

const row = /^\s*\|.*\|.*(?<!\\)\|\s*$/;

/** A table needs a row of dashes below its first row, with as many cells. */
function reportTable(node: Paragraph, lines: readonly string[], file: VFile): void {
  let head = '';
  for (const { line, column, text } of writtenLines(node, lines)) {
    const isTable = text.includes('|') && head.includes('|') && dashes.test(text);
    const [cells, columns] = [countCells(text), countCells(head)];
    const above = head;
    head = text;
    if (row.test(above) && row.test(text) && !dashes.test(above) && !dashes.test(text)) {
      const message = 'this table is shown as text: below its first row, there is no row of dashes';
      const hint = `Write ${'| - '.repeat(columns)}| there, with a "-" for each column.`;
      const place = { line, column: column + text.search(/\S/) };
      reportFault(file, place, { severity: 'warning', message, hint });
      return;
    }
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

function countCells(row: string): number {
  const inner = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).length;
}

/** A `**` beside a word on one side only, which isn't part of a path, as in `src/**`. */
const stars =
  /(?<![*\\/\p{L}\p{N}])\*\*(?=[^\s*/])|(?<=[^\s*\\/])\*\*(?![*/\p{L}\p{N}])|(?<=[^\s*\\/\p{L}\p{N}])\*\*(?=\p{L})/u;

/** Two stars are bold only from the start of a word to the end of one: `**“A”**B` is text. */
function reportStars(node: Text, lines: readonly string[], file: VFile): void {
  if (!node.value.includes('**')) return;
  for (const { line, column, text } of writtenLines(node, lines)) {
    const found = stars.exec(text);
    if (!found) continue;
    const message = '"**" is shown as text: it makes nothing bold';
    const hint =
      'Bold text is **between** two of them, without a space inside, and without a letter beside a quote or bracket. ' +
      'Else write <strong>bold</strong>; \\** are the signs as text.';
    reportFault(
      file,
      { line, column: column + found.index },
      { severity: 'warning', message, hint },
    );
    return;
  }
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
