/** How many results a small window shows. */
const firstCount = 6;

/**
 * The results to render first.
 * @param groups in the order in which they are shown
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
