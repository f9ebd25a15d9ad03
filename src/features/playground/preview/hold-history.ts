/** Code may change the state of the history, but not add entries: the history belongs to the whole tab. */
export function holdHistory(): void {
  const { replaceState } = History.prototype;
  const [nothing, value] = [() => {}, replaceState];
  Object.defineProperty(History.prototype, 'pushState', { value });
  for (const name of ['back', 'forward', 'go']) {
    Object.defineProperty(History.prototype, name, { value: nothing });
  }
}

/**
 * Handles clicks on links after the project's code: fragments are scrolled to without a history entry, and other
 * links do nothing.
 */
export function takeLinks(tell: (text: string) => void): void {
  addEventListener('click', (event) => holdLink(event, tell), { capture: true });
}

function holdLink(event: MouseEvent, tell: (text: string) => void): void {
  const link = linkOf(event);
  if (!link) return;
  const follow = () => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const href = link.getAttribute('href') ?? '#';
    if (href.startsWith('#')) scrollToAnchor(href.slice(1));
    else tell(`Links do not work in the preview: ${href}`);
  };
  addEventListener('click', follow, { once: true });
  // The window isn't notified of a click whose propagation is stopped.
  for (const name of ['stopPropagation', 'stopImmediatePropagation'] as const) {
    const stop = event[name].bind(event);
    const value = () => {
      stop();
      follow();
    };
    Object.defineProperty(event, name, { value });
  }
}

function linkOf(event: MouseEvent): Element | null {
  const [target] = event.composedPath();
  return target instanceof Element ? target.closest('a, area') : null;
}

function scrollToAnchor(name: string): void {
  const id = decodeAnchor(name);
  const place = document.getElementById(id) ?? document.getElementsByName(id)[0];
  if (place) place.scrollIntoView();
  else if (id === '' || id === 'top') scrollTo({ top: 0 });
}

function decodeAnchor(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
