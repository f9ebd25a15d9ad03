import { makeElement } from './make-element.ts';

/** How long a button shows its result, in milliseconds. */
const shownMs = 2500;

/**
 * Creates a function that shows a result on a button for a while; the button keeps its width, so that nothing
 * moves.
 * @param button with its label in a `span`
 */
export function makeAnswer(button: HTMLButtonElement) {
  const label = button.querySelector('span');
  const before = label?.textContent ?? '';
  /** Assistive technology announces changes of a status, but not of a button's label. */
  const status = makeElement('span', { class: 'hidden', role: 'status' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string) => {
    clearTimeout(timer);
    button.style.setProperty('min-width', `${button.offsetWidth}px`);
    if (label) label.textContent = text;
    status.textContent = text;
    timer = setTimeout(() => {
      if (label) label.textContent = before;
      status.textContent = '';
    }, shownMs);
  };
  return { status, say };
}
