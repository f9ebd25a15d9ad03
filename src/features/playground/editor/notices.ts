import { makeButton, makeElement } from './make-element.ts';

type Action = { label: string; run: () => void };

export type Notices = ReturnType<typeof createNotices>;

/** What the page has to say, each matter once, until it is closed or over. */
export function createNotices() {
  const element = makeElement('div', { class: 'notices', role: 'status' });
  const end = (matter: string) => {
    for (const notice of element.children) {
      if (notice instanceof HTMLElement && notice.dataset.matter === matter) notice.remove();
    }
  };
  const say = (matter: string, text: string, ...actions: Action[]) => {
    end(matter);
    const notice = makeElement(
      'div',
      { class: 'notice', 'data-matter': matter },
      makeElement('p', {}, text),
      ...actions.map(makeButton),
      makeButton({ label: 'Dismiss', run: () => end(matter), icon: 'close', iconOnly: true }),
    );
    element.append(notice);
    return notice;
  };
  return { element, say, end };
}
