import { closestAt } from './closest-at.ts';
import { moveFocus } from './move-focus.ts';
import { readItem, storeItem } from './storage.ts';

/** The label of a tab, possibly absent. */
type Label = string | null | undefined;

const keyOf = (group: string) => `docusaurus.tab.${group}`;

/** Starts the tabs of the page: choice by press or arrow keys, stored by group. */
export function startTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) {
    const list = tabs.querySelector<HTMLElement>('[role=tablist]');
    if (!list?.hidden) continue;
    list.hidden = false;
    const target = labelOfPanel(tabs, ':has(:target)');
    const preset = labelOfPanel(tabs, '[data-default]');
    const first = labelOfPanel(tabs, '*');
    const wanted = [queriedLabel(tabs), target, storedLabel(tabs), preset, first];
    // A stored choice that this page doesn't have is ignored.
    wanted.some((label) => selectTab(tabs, label));
  }
}

/** Handles a press on a tab; ignores other presses. */
export function pressTab(target: Element): void {
  const tab = target.closest<HTMLElement>('[role=tab]');
  const tabs = tab?.closest<HTMLElement>('.tabs');
  if (!tab || !tabs) return;
  const { group, query } = tabs.dataset;
  const label = labelOf(tab);
  const before = tab.getBoundingClientRect().top;
  for (const other of document.querySelectorAll<HTMLElement>('.tabs')) {
    if (other === tabs || (group && other.dataset.group === group)) selectTab(other, label);
  }
  scrollBy(0, tab.getBoundingClientRect().top - before);
  // If storage is blocked, the choice lasts as long as the page.
  if (group) storeItem(keyOf(group), label);
  if (query) storeInAddress(query, label);
}

/** Shows the panel in which the browser's search has found something. */
export function findInTabs(event: Event): void {
  const panel = closestAt(event, '.tab-panel');
  const tabs = panel?.closest<HTMLElement>('.tabs');
  if (panel && tabs) selectTab(tabs, labelOf(tabsOf(tabs)[panelsOf(tabs).indexOf(panel)]));
}

/** Arrow keys, Home and End move the focus in a list of tabs, wrapping around. */
export function moveInTabs(event: KeyboardEvent): void {
  const tab = closestAt(event, '[role=tab]');
  const tabs = tab?.closest<HTMLElement>('.tabs');
  if (!tab || !tabs) return;
  moveFocus(event, tabsOf(tabs), tab, ['ArrowLeft', 'ArrowRight']);
}

/** @returns whether there is such a tab */
function selectTab(tabs: HTMLElement, label: Label): boolean {
  const all = tabsOf(tabs);
  const panels = panelsOf(tabs);
  const chosen = all.findIndex((tab) => labelOf(tab) === label);
  if (chosen === -1) return false;
  all.forEach((tab, place) => {
    const isChosen = place === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  });
  panels.forEach((panel, place) => {
    const tab = place === chosen ? all[place] : undefined;
    // Hidden panels stay findable by the browser's search; they get the role of a panel when shown.
    panel.hidden = tab ? false : 'until-found';
    panel.role = tab ? 'tabpanel' : null;
    panel.ariaLabel = tab?.textContent ?? null;
  });
  return true;
}

function panelsOf(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .tab-panel')];
}

function tabsOf(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
}

function labelOf(tab: HTMLElement | undefined): string {
  return tab?.dataset.value ?? '';
}

function queriedLabel({ dataset }: HTMLElement): Label {
  return dataset.query && new URLSearchParams(location.search).get(dataset.query);
}

function labelOfPanel(tabs: HTMLElement, selector: string): Label {
  const place = panelsOf(tabs).findIndex((panel) => panel.matches(selector));
  return labelOf(tabsOf(tabs)[place]);
}

function storeInAddress(name: string, label: string): void {
  const url = new URL(location.href);
  url.searchParams.set(name, label);
  history.replaceState(history.state, '', url);
}

function storedLabel({ dataset: { group } }: HTMLElement): Label {
  return group && readItem(keyOf(group));
}
