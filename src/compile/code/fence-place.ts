import type { Place } from '../../diagnostics/places.ts';

type Positioned = { position?: { start: Place; end: Place } | undefined };

/** The opening line of a fence and its place, for diagnostics. */
export type FencePlace = {
  start: Place;
  /** The language and the meta, as they are written. */
  info: string;
  /** The column of `info`, from 1. */
  column: number;
  isClosed: boolean;
};

/**
 * Finds the opening line of a fence.
 * @param source the lines of the file
 * @returns undefined for code that isn't in a fence
 */
export function findFence(
  source: readonly string[],
  { position }: Positioned,
): FencePlace | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  const opening = source[start.line - 1]?.slice(start.column - 1) ?? '';
  const [, mark = '', gap = '', info = ''] = /^(`{3,}|~{3,})([ \t]*)(.*?)\s*$/.exec(opening) ?? [];
  if (mark === '') return undefined;
  const last = source[end.line - 1]?.slice(0, end.column - 1).replace(/^[\s>]*/, '') ?? '';
  return {
    start,
    info,
    column: start.column + mark.length + gap.length,
    isClosed: end.line > start.line && last.startsWith(mark),
  };
}

/**
 * The place of a text in the code of a fence.
 * @param line the line of the code, from 0
 */
export function placeInFence(
  source: readonly string[],
  { start }: FencePlace,
  line: number,
  text: string,
): Place {
  const number = start.line + 1 + line;
  const column = source[number - 1]?.indexOf(text) ?? -1;
  return { line: number, column: column === -1 ? start.column : column + 1 };
}
