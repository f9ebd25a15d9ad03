import { makeElement } from './make-element.ts';
import { makeTabs } from './tabs.ts';

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

type Panels = Record<Exclude<View, 'code'>, (Node | string)[]>;

/**
 * What the project became, one part at a time; where the window is narrow the code is one of them.
 * @param frame says in `data-view` which one is shown
 */
export function createViews(frame: HTMLElement, panels: Panels, onView: (view: View) => void) {
  const marks = new Map<View, string>();
  const narrow = window.matchMedia('(max-width: 768px)');
  let shown: View = narrow.matches ? 'code' : 'preview';
  const tabs = makeTabs({
    label: 'Views',
    panelOf: (id) => id,
    onSelect: (id) => isView(id) && select(id),
  });
  const elements = ids.flatMap((id) =>
    id === 'code'
      ? []
      : [
          makeElement(
            'div',
            { id, class: 'panel', role: 'tabpanel', 'aria-label': labels[id] },
            ...panels[id],
          ),
        ],
  );
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
  let tell = (_isNarrow: boolean) => {};
  /** With room for both, the code is always there. */
  const fit = () => {
    if (!narrow.matches && shown === 'code') shown = 'preview';
    tell(narrow.matches);
    show();
  };
  narrow.addEventListener('change', fit);
  show();
  return {
    tabs: tabs.element,
    elements,
    select,
    shown: () => shown,
    /** Tells at once and at each change whether there is room for one part alone. */
    onFit: (listen: (isNarrow: boolean) => void) => {
      tell = listen;
      tell(narrow.matches);
    },
    showCode: () => narrow.matches && select('code'),
    setMark: (view: View, mark: string | undefined) => {
      if (marks.get(view) === mark) return;
      if (mark) marks.set(view, mark);
      else marks.delete(view);
      show();
    },
    stop: () => narrow.removeEventListener('change', fit),
  };
}
