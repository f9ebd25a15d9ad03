import type { Element, ElementContent } from 'hast';
import { h, legend } from './hast.ts';

/** One of the panes of a frame; `key` is a word that the style sheet knows. */
export type Pane = { key: PaneKey; label: string; content: ElementContent };
export type PaneKey = 'source' | 'rules' | 'js' | 'shown';

/**
 * What chooses among panes, without a script.
 * @param name of the group of radio buttons, one of its own on the page
 */
export function paneSwitch(panes: readonly Omit<Pane, 'content'>[], name: string): Element {
  const choices = panes.map(({ key, label }, place) =>
    h(
      'label',
      {},
      h('input', { type: 'radio', name, value: key, ...(place === 0 && { checked: true }) }),
      label,
    ),
  );
  return h('fieldset', { className: ['switch'] }, legend('Show'), ...choices);
}

/** The panes, all of them in the HTML: the style sheet shows the one that is chosen. */
export function paneBoxes(panes: readonly Omit<Pane, 'label'>[]): Element[] {
  return panes.map(({ key, content }) => h('div', { className: [`pane-${key}`] }, content));
}
