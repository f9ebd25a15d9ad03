import { leaveHintId } from './editor-setup.ts';
import { makeElement } from './make-element.ts';
import { createPaneWidths } from './pane-widths.ts';
import type { createViews } from './views.ts';

type Parts = {
  toolbar: HTMLElement;
  files: HTMLElement;
  list: HTMLElement;
  results: { views: ReturnType<typeof createViews>; card: HTMLElement };
  printout: HTMLElement;
};

/** How long after the start or the end of a press it may move the focus, in milliseconds. */
const pressMs = 1000;

/** The frame of the playground; the focus order is the visual order. */
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
  // The hint is only for keyboard users.
  const noteKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' && key !== 'Shift') frame.toggleAttribute('data-tabbing', key === 'Tab');
  };
  frame.addEventListener('keydown', noteKey, { capture: true });
  let pressedAt = Number.NEGATIVE_INFINITY;
  frame.addEventListener('focusin', ({ relatedTarget, timeStamp }) => {
    // Focus from outside of the playground comes by Tab, or by a press, whose events come first.
    if (relatedTarget === null)
      frame.toggleAttribute('data-tabbing', timeStamp - pressedAt > pressMs);
  });
  const notePress = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
    frame.removeAttribute('data-tabbing');
  };
  // A touch moves the focus after it has ended.
  for (const type of ['pointerdown', 'pointerup']) {
    frame.addEventListener(type, notePress, { capture: true });
  }
  const fill = ({ toolbar, files, list, results: { views, card }, printout }: Parts) => {
    const left = makeElement('div', { class: 'left' }, files, code, hint, list);
    const right = makeElement('div', { class: 'right' }, ...views.elements);
    const widths = createPaneWidths(views.width);
    const panes = makeElement(
      'div',
      { class: 'panes' },
      ...[left, widths.code, views.preview, widths.rules, right, card],
    );
    const after = { narrow: left, medium: views.preview, wide: right };
    // The views come before their content; code and preview are among them, or beside them.
    views.onFit(() => {
      after[views.width()].before(views.tabs);
      widths.update();
    });
    widths.divide(panes);
    frame.append(toolbar, panes, printout);
  };
  return { frame, code, fill };
}
