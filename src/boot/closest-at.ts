/** What an event is about: the nearest of such elements round its target. */
export function closestAt({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
