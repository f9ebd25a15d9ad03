import { makeElement } from './make-element.ts';

/** How long a button says what it has done, in milliseconds. */
const shownMs = 2500;

/**
 * Lets a button say for a while what it has done; it keeps its width, so that nothing moves.
 * @param button with its label in a `span`
 */
export function makeAnswer(button: HTMLButtonElement) {
  const label = button.querySelector('span');
  const before = label?.textContent ?? '';
  /** What has a role is told of when it changes; the label of a button is not. */
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
