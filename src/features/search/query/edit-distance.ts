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
  for (let row = 1; row <= rows; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= columns; column += 1) {
      const same = written[row - 1] === term[column - 1];
      let cost = Math.min(
        at(last, column - 1) + (same ? 0 : 1),
        at(last, column) + 1,
        at(line, column - 1) + 1,
      );
      const crossed =
        row > 1 &&
        column > 1 &&
        written[row - 1] === term[column - 2] &&
        written[row - 2] === term[column - 1];
      if (crossed) cost = Math.min(cost, at(before, column - 2) + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, last] = [last, line];
  }
  return Math.min(most + 1, isOpen ? Math.min(...last) : at(last, columns));
}

const at = (line: readonly number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY;
