/**
 * Code may move the focus within the frame, and not take it from the page: the visitor brings it with
 * a press or the Tab key. The page gives back what gets past this.
 */
export function holdFocus(): void {
  const hasFocus = document.hasFocus.bind(document);
  for (const { prototype } of [HTMLElement, SVGElement, MathMLElement]) {
    const { focus } = prototype;
    Object.defineProperty(prototype, 'focus', {
      value(this: HTMLElement, options?: FocusOptions) {
        if (hasFocus()) focus.call(this, options);
      },
    });
  }
  Object.defineProperty(globalThis, 'focus', { value: () => {} });
}

/** Tells of each press of the visitor's own. */
export function watchPresses(tell: () => void): void {
  for (const name of ['pointerdown', 'touchstart', 'keydown']) {
    addEventListener(name, ({ isTrusted }) => isTrusted && tell(), { capture: true });
  }
}
