/**
 * Counts the letters that were changed, left out, added, or swapped with their neighbour.
 * @param most the limit of the count
 * @param isPrefix whether `written` may be only the start of the word
 * @returns a number up to `most`, or `most + 1`
 */
export function editDistance(
  written: string,
  term: string,
  limit: number,
  isPrefix = false,
): number {
  const [rows, columns] = [written.length, term.length];
  if (rows - columns > limit || (!isPrefix && columns - rows > limit)) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, at) => at);
  let least = 0;
  for (let row = 1; row <= rows; row += 1) {
    const line = new Array<number>(columns + 1).fill(limit + 1);
    line[0] = row;
    least = row;
    // Cells further from the diagonal than the limit can't be on a path within it.
    const end = Math.min(columns, row + limit);
    for (let column = Math.max(1, row - limit); column <= end; column += 1) {
      let cost = Math.min(
        at(last, column - 1) + (written[row - 1] === term[column - 1] ? 0 : 1),
        at(last, column) + 1,
        at(line, column - 1) + 1,
      );
      const isInside = row > 1 && column > 1;
      if (
        isInside &&
        written[row - 1] === term[column - 2] &&
        written[row - 2] === term[column - 1]
      ) {
        cost = Math.min(cost, at(before, column - 2) + 1);
      }
      line[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    [before, last] = [last, line];
  }
  return Math.min(limit + 1, isPrefix ? least : at(last, columns));
}

const at = (line: readonly number[], column: number) => line[column] ?? 0;
