/** The number of neighbours kept on each side of an item; further ones at distances that double. */
const neighbours = 10;

/** An item that is kept: `atGap` if neighbours of it aren't. */
export type Left<T> = { item: T; atGap: boolean; gapBefore: boolean };

/**
 * Leaves out most items of a long list that are far from one item. The remaining ones lead to each of the others
 * in a few steps, because on its own page every item has its neighbours.
 * @param middle the index of that item; -1 counts as the first
 */
export function thinOut<T>(items: readonly T[], middle: number): Left<T>[] {
  const last = items.length - 1;
  const stays = (at: number) => {
    const steps = Math.abs(at - Math.max(middle, 0)) / neighbours;
    return at === 0 || at === last || steps <= 1 || Number.isInteger(Math.log2(steps));
  };
  return items.flatMap((item, at) => {
    if (!stays(at)) return [];
    const gapBefore = at > 0 && !stays(at - 1);
    return { item, gapBefore, atGap: gapBefore || (at < last && !stays(at + 1)) };
  });
}
