import type { Element, ElementContent } from 'hast';
import { h, radioSwitch } from './hast.ts';

/** One of the panes of a frame; `key` is a word that the style sheet knows. */
export type Pane = { key: PaneKey; label: string; content: ElementContent };
export type PaneKey = 'source' | 'rules' | 'js' | 'shown';

/** What chooses among panes. @param name of the group of radio buttons, one of its own on the page */
export function paneSwitch(panes: readonly Omit<Pane, 'content'>[], name: string): Element {
  const choices = panes.map(({ key, label }) => ({ value: key, label: [label] }));
  return radioSwitch('switch', 'Show', name, choices);
}

/** The panes, all of them in the HTML: the style sheet shows the one that is chosen. */
export function paneBoxes(panes: readonly Omit<Pane, 'label'>[]): Element[] {
  return panes.map(({ key, content }) => {
    // What else there is says itself what it is.
    const label = key === 'js' && { dataLabel: 'JavaScript' };
    return h('div', { className: [`pane-${key}`], ...label }, content);
  });
}
