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

/** The initial view; other views are beside it if there is space. */
const firstViews: Readonly<Record<Width, View>> = {
  narrow: 'code',
  medium: 'preview',
  wide: 'rules',
};

type Panels = Record<Exclude<View, 'code'>, (Node | string)[]>;

/**
 * The views of the project's compiled output. In a wide window the preview has its own pane; in a narrow one the
 * code is one of the views; one of the rest is shown at a time.
 * @param frame gets the current view in `data-view`
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
  /** Parts with their own pane aren't views. */
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
    /** Calls back now and whenever the number of parts changes. */
    onFit: (listen: () => void) => {
      tell = listen;
      tell();
    },
    /** @param focusCode focuses the code, if it is beside the views */
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
    /** Shows the code. */
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
