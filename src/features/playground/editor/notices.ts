import type { MissingHelp } from '../../../boot/missing-part.ts';
import { makeButton, makeElement, makeIconButton } from './make-element.ts';

type Action = { label: string; run: () => void };

export type Notices = ReturnType<typeof createNotices>;

/** The messages of the page, one for each matter, until they are closed or over. */
export function createNotices(help: MissingHelp) {
  const element = makeElement('div', { class: 'notices', role: 'status' });
  const end = (matter: string) => {
    for (const notice of element.children) {
      if (notice instanceof HTMLElement && notice.dataset.matter === matter) notice.remove();
    }
  };
  const say = (matter: string, text: string, ...actions: Action[]) => {
    const hadFocus = element.querySelector(`[data-matter="${matter}"]:focus-within`) !== null;
    end(matter);
    const notice = makeElement(
      'div',
      { class: 'notice', 'data-matter': matter },
      makeElement('p', {}, text),
      ...actions.map(makeButton),
      makeIconButton('Dismiss', 'close', () => end(matter)),
    );
    element.append(notice);
    // After pressing a button of the previous message by keyboard, the focus moves to this one's.
    if (hadFocus) notice.querySelector('button')?.focus();
    return notice;
  };
  return { element, say, end, help };
}
