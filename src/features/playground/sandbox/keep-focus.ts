/** How long after a Tab key the focus may move into the frame, in milliseconds. */
const allowedMs = 1000;

/** How much later than the focus a press may be reported, in milliseconds. */
const lateMs = 300;

/**
 * Returns the focus to the part of the page that had it if the code in a frame took it, because typing is meant
 * for the editor. Presses into the frame and the Tab key may move it.
 * @param onTaken called each time
 */
export function keepFocus(frame: HTMLIFrameElement, onTaken: () => void) {
  let last = focusedIn(document);
  let isBrought = false;
  let [tabbedAt, returnedAt] = [-allowedMs, -lateMs];
  const listening = new AbortController();
  const listen = (name: string, listener: (event: Event) => void) =>
    addEventListener(name, listener, { capture: true, signal: listening.signal });
  const check = () => {
    if (!last || isBrought || focusedIn(document) !== frame) return;
    isBrought = performance.now() - tabbedAt < allowedMs;
    if (isBrought) return;
    returnedAt = performance.now();
    last.focus({ preventScroll: true });
    onTaken();
  };
  listen('focusin', (event) => {
    const [target] = event.composedPath();
    if (target === frame || !(target instanceof HTMLElement)) return;
    last = target;
    isBrought = false;
  });
  listen('pointerdown', () => {
    last = undefined;
  });
  listen('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Tab') tabbedAt = performance.now();
  });
  let isPointed = false;
  frame.addEventListener('pointerenter', () => {
    isPointed = true;
  });
  frame.addEventListener('pointerleave', () => {
    isPointed = false;
  });
  // Not all browsers report where the focus goes before it is there, and a press may be reported later.
  listen('blur', ({ target }) => {
    if (target === window) setTimeout(check, isPointed ? lateMs : 0);
  });
  return {
    check,
    /** The visitor has pressed a pointer button in the frame. */
    allow: () => {
      isBrought = true;
      if (performance.now() - returnedAt < lateMs) frame.focus();
    },
    stop: () => listening.abort(),
  };
}

/** The focused element, also in a shadow root; undefined if there is none. */
function focusedIn(root: Document | ShadowRoot): HTMLElement | undefined {
  const { activeElement } = root;
  if (activeElement?.shadowRoot) return focusedIn(activeElement.shadowRoot);
  if (activeElement === document.body || !(activeElement instanceof HTMLElement)) return undefined;
  return activeElement;
}
