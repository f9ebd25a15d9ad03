/**
 * How many letters were changed, left out, added, or exchanged with their neighbour.
 * @param most more than that is not counted
 * @param isOpen whether `written` may be only the beginning of the word
 * @returns a number up to `most`, or one more
 */
export function editDistance(written: string, term: string, most: number, isOpen = false): number {
  const [rows, columns] = [written.length, term.length];
  if (rows - columns > most || (!isOpen && columns - rows > most)) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, at) => at);
  let least = 0;
  for (let row = 1; row <= rows; row += 1) {
    const line = new Array<number>(columns + 1).fill(most + 1);
    line[0] = row;
    least = row;
    // Cells further from the middle than the limit are no part of a way within it.
    const end = Math.min(columns, row + most);
    for (let column = Math.max(1, row - most); column <= end; column += 1) {
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
    if (least > most) return most + 1;
    [before, last] = [last, line];
  }
  return Math.min(most + 1, isOpen ? least : at(last, columns));
}

const at = (line: readonly number[], column: number) => line[column] ?? 0;
