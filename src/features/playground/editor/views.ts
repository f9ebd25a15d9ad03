import type { Command } from './commands.ts';
import { makeElement } from './make-element.ts';
import { makeTabs } from './tabs.ts';
import { type Width, watchWidth } from './width.ts';

const labels = {
  code: 'Code',
  preview: 'Preview',
  rules: 'Rules',
  javascript: 'JavaScript',
  console: 'Console',
} as const;

export type View = keyof typeof labels;

const isView = (id: string): id is View => id in labels;
const ids = Object.keys(labels).filter(isView);

/** What is shown first; what else there is room for stands beside it. */
const firstViews: Readonly<Record<Width, View>> = {
  narrow: 'code',
  medium: 'preview',
  wide: 'rules',
};

type Panels = Record<Exclude<View, 'code'>, (Node | string)[]>;

/**
 * What the project became. In a wide window the preview has a pane of its own, in a narrow one the code
 * is one of the views; the rest is shown one part at a time.
 * @param frame says in `data-view` which one is shown
 */
export function createViews(frame: HTMLElement, panels: Panels, onView: (view: View) => void) {
  const marks = new Map<View, string>();
  const width = watchWidth();
  let shown: View = firstViews[width.now()];
  const tabs = makeTabs({
    label: 'Views',
    panelOf: (id) => id,
    onSelect: (id) => isView(id) && select(id),
  });
  const makePanel = (id: Exclude<View, 'code'>) =>
    makeElement(
      'div',
      { id, class: 'panel', role: 'tabpanel', 'aria-label': labels[id] },
      ...panels[id],
    );
  const preview = makePanel('preview');
  const elements = (['rules', 'javascript', 'console'] as const).map(makePanel);
  const show = () => {
    frame.dataset.view = shown;
    tabs.show(
      ids.map((id) => ({ id, label: labels[id], mark: marks.get(id) })),
      shown,
    );
  };
  const select = (view: View) => {
    shown = view;
    show();
    onView(view);
  };
  let tell = () => {};
  /** What has a pane of its own is none of the views. */
  const fit = () => {
    const now = width.now();
    if (now !== 'narrow' && shown === 'code') shown = 'preview';
    if (now === 'wide' && shown === 'preview') shown = 'rules';
    preview.setAttribute('role', now === 'wide' ? 'region' : 'tabpanel');
    tell();
    show();
    onView(shown);
  };
  width.follow(fit);
  preview.setAttribute('role', width.now() === 'wide' ? 'region' : 'tabpanel');
  show();
  return {
    tabs: tabs.element,
    preview,
    elements,
    select,
    shown: () => shown,
    width: width.now,
    /** Tells at once and whenever there is room for more parts, or fewer. */
    onFit: (listen: () => void) => {
      tell = listen;
      tell();
    },
    /** @param focusCode where the code is beside the views it has the focus instead */
    commands: (focusCode: () => void): Command[] =>
      ids.map((id, place) => ({
        letter: String(place + 1),
        label: `Show ${labels[id]}`,
        run: () => {
          const isBeside = { narrow: [], medium: ['code'], wide: ['code', 'preview'] }[width.now()];
          if (!isBeside.some((one) => one === id)) select(id);
          if (id === 'code') focusCode();
        },
      })),
    /** Brings the code into sight. */
    showCode: () => width.now() === 'narrow' && select('code'),
    setMark: (view: View, mark: string | undefined) => {
      if (marks.get(view) === mark) return;
      if (mark) marks.set(view, mark);
      else marks.delete(view);
      show();
    },
    stop: width.stop,
  };
}
