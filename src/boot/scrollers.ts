const boxes = '.code-block pre, .table-scroll';

/** What scrolls is a stop of the Tab key, in all browsers, and long code can be wrapped. */
const sizes = new ResizeObserver((entries) => {
  // All are measured before one is changed: each change would have the page laid out anew.
  const wide = entries.map(({ target }) => target.scrollWidth > target.clientWidth);
  entries.forEach(({ target }, place) => {
    const block = target.closest('.code-block');
    if (!wide[place]) target.removeAttribute('tabindex');
    else {
      target.setAttribute('tabindex', '0');
      if (block?.querySelector('[data-wrap-code]')) return;
      block?.querySelector('[data-copy]')?.before(makeWrapButton());
    }
  });
});

/** Follows the widths of the code and the tables of the page. */
export function startScrollers(): void {
  sizes.disconnect();
  for (const box of document.querySelectorAll(boxes)) sizes.observe(box);
}

function makeWrapButton(): HTMLElement {
  const button = document.createElement('button');
  button.dataset.wrapCode = '';
  button.ariaLabel = 'Toggle word wrap';
  button.ariaPressed = 'false';
  return button;
}

/** Serves a press on the button that wraps the lines of its block. */
export function pressWrap(target: Element): void {
  const button = target.closest('[data-wrap-code]');
  const isWrapped = button?.closest('.code-block')?.toggleAttribute('data-wrap');
  if (button) button.ariaPressed = String(isWrapped);
}
