import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** A table of a page: its header cells and its rows, as Markdown without links. */
export type PageTable = { head: string[]; rows: string[][] };

export const readPage = (name: string): string =>
  readFileSync(path.join(root, 'content/docs', name), 'utf8');

/** The tables of a text, in their order. */
export function readTables(text: string): PageTable[] {
  const blocks = text.match(/(?:^\|.*\|\n)+/gm) ?? [];
  return blocks.map((block) => {
    const [head = [], , ...rows] = block.trimEnd().split('\n').map(readCells);
    return { head, rows };
  });
}

/** The first table whose header begins like this, and that has a row with this first cell. */
export function findTable(text: string, head: string, firstCell?: string): PageTable {
  const found = readTables(text).find(
    (table) =>
      table.head.join(' | ').startsWith(head) &&
      (!firstCell || table.rows.some(([cell]) => plain(cell) === firstCell)),
  );
  if (!found) throw new Error(`No table begins with ${head}`);
  return found;
}

function readCells(line: string): string[] {
  return line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) =>
      cell
        .replaceAll('\\|', '|')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .trim(),
    );
}

/** The text of a cell, without backticks if all of it is code. */
export const plain = (cell = ''): string => /^`(.*)`$/.exec(cell)?.[1] ?? cell;

/** The code that a cell begins with, or the whole cell. */
export const firstCode = (cell = ''): string => /^`([^`]*)`/.exec(cell)?.[1] ?? cell;
