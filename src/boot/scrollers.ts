import { textFor } from '../texts/text.ts';

const boxes = '.code-block pre, .table-scroll';

/** Makes scrollable elements reachable by Tab in all browsers, and adds a button that wraps long lines of code. */
const sizes = new ResizeObserver((entries) => {
  // Measures all elements before changing any, because each change invalidates the layout.
  const wide = entries.map(({ target }) => target.scrollWidth > target.clientWidth);
  entries.forEach(({ target }, place) => {
    if (!wide[place]) {
      target.removeAttribute('tabindex');
      return;
    }
    target.setAttribute('tabindex', '0');
    const block = target.closest('.code-block:not(:has([data-wrap-code]))');
    block?.querySelector('[data-copy]')?.before(makeWrapButton());
  });
});

/** Observes the widths of the page's code blocks and tables. */
export function startScrollers(): void {
  sizes.disconnect();
  for (const box of document.querySelectorAll(boxes)) sizes.observe(box);
}

function makeWrapButton(): HTMLElement {
  const button = document.createElement('button');
  button.dataset.wrapCode = '';
  button.ariaLabel = textFor('theme.CodeBlock.wordWrapToggle');
  button.ariaPressed = 'false';
  return button;
}

/** Handles a press on the button that wraps the lines of a code block. */
export function pressWrap(target: Element): void {
  const button = target.closest('[data-wrap-code]');
  const isWrapped = button?.closest('.code-block')?.toggleAttribute('data-wrap');
  if (button) button.ariaPressed = String(isWrapped);
}
