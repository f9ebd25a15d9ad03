import { makeElement } from './make-element.ts';

export type Tab = {
  id: string;
  label: string /** What is said of it, as `2 problems`. */;
  mark?: string;
};

type TabsParts = {
  /** The name of the list. */
  label: string;
  /** The id of a tab's panel. */
  panelOf: (id: string) => string;
  onSelect: (id: string) => void;
  onKey?: (id: string, event: KeyboardEvent) => void;
};

export type Tabs = {
  element: HTMLElement;
  show: (tabs: Tab[], selected: string) => void;
  focus: () => void;
};

/** Tabs of which one is selected; arrow keys, Home and End move between them. */
export function makeTabs({ label, panelOf, onSelect, onKey }: TabsParts): Tabs {
  const element = makeElement('div', { role: 'tablist', class: 'tabs', 'aria-label': label });
  const selected = () => element.querySelector<HTMLElement>('[aria-selected=true]');
  element.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element && target.closest<HTMLElement>('[role=tab]');
    if (tab && tab.dataset.tab !== undefined) onSelect(tab.dataset.tab);
  });
  element.addEventListener('keydown', (event) => {
    const shown = [...element.children].filter(isShown);
    const now = selected();
    const place = now ? shown.indexOf(now) : -1;
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 }[event.key];
    const id = next === undefined ? undefined : shown.at(next % shown.length)?.dataset.tab;
    if (id === undefined) return onKey?.(selected()?.dataset.tab ?? '', event);
    event.preventDefault();
    onSelect(id);
    selected()?.focus();
  });
  let shown = '';
  const show = (tabs: Tab[], chosen: string) => {
    // A press on a tab that is replaced meanwhile does nothing.
    const key = JSON.stringify([tabs, chosen]);
    if (key === shown) return;
    shown = key;
    const had = element.contains(focusedIn(element));
    element.replaceChildren(...tabs.map((tab) => makeTab(tab, tab.id === chosen, panelOf)));
    if (had) selected()?.focus();
  };
  return { element, show, focus: () => selected()?.focus() };
}

function makeTab({ id, label, mark }: Tab, chosen: boolean, panelOf: (id: string) => string) {
  const tab = makeElement(
    'button',
    {
      type: 'button',
      role: 'tab',
      'data-tab': id,
      'aria-selected': String(chosen),
      'aria-controls': panelOf(id),
      tabindex: chosen ? '0' : '-1',
    },
    label,
  );
  if (mark) tab.append(makeElement('span', { class: 'mark' }, mark));
  return tab;
}

/** A tab may only exist in narrow windows. */
function isShown(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element.offsetParent !== null;
}

/** The focused element in an element's tree. */
function focusedIn(element: HTMLElement): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}
