import { leaveHintId } from './editor-setup.ts';
import { makeElement } from './make-element.ts';
import type { createViews } from './views.ts';

type Parts = {
  toolbar: HTMLElement;
  notices: HTMLElement;
  files: HTMLElement;
  list: HTMLElement;
  results: { views: ReturnType<typeof createViews> };
  printout: HTMLElement;
};

/** The frame of the playground; who goes from one thing to the next does so as they are seen. */
export function makeLayout() {
  const frame = makeElement('div', { class: 'playground' });
  const code = makeElement('div', {
    id: 'code',
    class: 'code',
    role: 'tabpanel',
    'aria-label': 'File',
  });
  const hint = makeElement(
    'p',
    { id: leaveHintId, class: 'leave-hint' },
    'Escape, then Tab leaves the editor.',
  );
  const fill = ({ toolbar, notices, files, list, results: { views }, printout }: Parts) => {
    const left = makeElement('div', { class: 'left' }, files, code, hint, list);
    const right = makeElement('div', { class: 'right' }, ...views.elements);
    const panes = makeElement('div', { class: 'panes' }, left, right);
    // The code is one of the views, or stands beside them.
    views.onFit((isNarrow) => (isNarrow ? left : right).before(views.tabs));
    frame.append(toolbar, notices, panes, printout);
  };
  return { frame, code, fill };
}
