/** So many neighbours stand on each side of an item; farther ones at distances that double. */
const near = 10;

/** One of the items that are left: `atGap` where neighbours of it are not. */
export type Left<T> = { item: T; atGap: boolean; gapBefore: boolean };

/**
 * Leaves out most of what is far from one item of a long list. What is left leads to each of the
 * others in a few steps, as every item has its neighbours where it is the one in the middle.
 * @param middle the place of that item; below 0 where there is none, as if it were the first
 */
export function thinOut<T>(items: readonly T[], middle: number): Left<T>[] {
  const last = items.length - 1;
  const stays = (at: number) => {
    const steps = Math.abs(at - Math.max(middle, 0)) / near;
    return at === 0 || at === last || steps <= 1 || Number.isInteger(Math.log2(steps));
  };
  return items.flatMap((item, at) => {
    if (!stays(at)) return [];
    const gapBefore = at > 0 && !stays(at - 1);
    return { item, gapBefore, atGap: gapBefore || (at < last && !stays(at + 1)) };
  });
}
