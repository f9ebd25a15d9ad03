import { leaveHintId } from './editor-setup.ts';
import { makeElement } from './make-element.ts';
import type { createViews } from './views.ts';

type Parts = {
  toolbar: HTMLElement;
  notices: HTMLElement;
  files: HTMLElement;
  list: HTMLElement;
  results: { views: ReturnType<typeof createViews> };
};

/** The frame of the playground; the tabs stand before what they are tabs of, in both layouts. */
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
  const fill = ({ toolbar, notices, files, list, results: { views } }: Parts) => {
    const left = makeElement('div', { class: 'left' }, files, code, hint, list);
    const right = makeElement('div', { class: 'right' }, ...views.elements);
    const panes = makeElement('div', { class: 'panes' }, views.tabs, left, right);
    frame.append(toolbar, notices, panes);
  };
  return { frame, code, fill };
}
