/** A source of numbers that are the same for the same seed, on every machine. */
export type Random = {
  /** A whole number from 0 up to, not including, `limit`. */
  below: (limit: number) => number;
  /** A whole number, both ends included. */
  between: (low: number, high: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
};

/** @param seed any text: `page 17` */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error(`Nothing to pick from (seed "${seed}")`);
      return item;
    },
  };
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}
