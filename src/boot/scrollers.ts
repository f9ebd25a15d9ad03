const boxes = '.code-block pre, .table-scroll';

/** What scrolls is a stop of the Tab key, in all browsers, and long code can be wrapped. */
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const scrolls = target.scrollWidth > target.clientWidth;
    if (scrolls) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
    const block = target.closest('.code-block');
    if (scrolls && !block?.querySelector('[data-wrap-code]')) {
      block?.querySelector('[data-copy]')?.before(makeWrapButton());
    }
  }
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
