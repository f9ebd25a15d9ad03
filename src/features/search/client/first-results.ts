/** As many as are in sight where the window is not large. */
const firstCount = 6;

/**
 * The results that are shown before the others are made.
 * @param groups results by group, in the order in which they are shown
 */
export function takeFirst<Group extends { readonly items: readonly unknown[] }>(
  groups: readonly Group[],
): Group[] {
  let left = firstCount;
  return groups.map((group) => {
    const items = group.items.slice(0, left);
    left -= items.length;
    return { ...group, items };
  });
}
