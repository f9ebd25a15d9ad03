/** The closest element to the event's target that matches a selector, the target included. */
export function closestAt({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
