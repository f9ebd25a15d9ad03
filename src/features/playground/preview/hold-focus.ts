/**
 * Code may move the focus within the frame, but not take it from the page: only the visitor does that, by a press
 * or the Tab key. The page takes back what gets past this.
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

/**
 * Calls back at each press of the visitor. Keys may be meant for the page: one that is pressed just after code has
 * taken the focus arrives here.
 */
export function watchPresses(tell: () => void): void {
  for (const name of ['pointerdown', 'touchstart']) {
    addEventListener(name, ({ isTrusted }) => isTrusted && tell(), { capture: true });
  }
}
