/**
 * Moves the focus in a row of elements with two arrow keys, Home and End, wrapping around.
 * @param keys the keys for previous and next
 * @returns the element that now has the focus; undefined for any other key
 */
export function moveFocus<Item extends HTMLElement>(
  event: KeyboardEvent,
  items: readonly Item[],
  from: Item,
  [back, on]: readonly [string, string],
): Item | undefined {
  const place = items.indexOf(from);
  const places: Record<string, number> = { [back]: place - 1, [on]: place + 1, Home: 0, End: -1 };
  const wanted = places[event.key];
  if (wanted === undefined) return undefined;
  event.preventDefault();
  const next = items.at(wanted % items.length);
  next?.focus();
  return next;
}
