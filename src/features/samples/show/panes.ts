import type { Element, ElementContent } from 'hast';
import { h, radioSwitch } from './hast.ts';

/** A pane of a frame; the style sheet knows its `key`. */
export type Pane = { key: PaneKey; label: string; content: ElementContent };
export type PaneKey = 'source' | 'rules' | 'js' | 'shown';

/**
 * The radio buttons that choose a pane.
 * @param name the name of the group, unique on the page
 */
export function paneSwitch(panes: readonly Omit<Pane, 'content'>[], name: string): Element {
  const choices = panes.map(({ key, label }) => ({ value: key, label: [label] }));
  return radioSwitch('switch', 'Show', name, choices);
}

/** The panes, all in the HTML: the style sheet shows the chosen one. */
export function paneBoxes(panes: readonly Omit<Pane, 'label'>[]): Element[] {
  return panes.map(({ key, content }) => {
    // Other panes have their own labels.
    const label = key === 'js' && { dataLabel: 'JavaScript' };
    return h('div', { className: [`pane-${key}`], ...label }, content);
  });
}
