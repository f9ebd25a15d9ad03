/**
 * Moves the focus among elements in a row by two arrow keys, Home and End, round its ends.
 * @param keys those that lead back and on
 * @returns the element that has the focus now; nothing where the key is none of these
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
