import type { Element, ElementContent } from 'hast';
import { element as h } from '../../../compile/hast-element.ts';
import { textFor } from '../../../texts/text.ts';

/** An option of a choice, with a value that the style sheet knows. */
type Choice = { value: string; label: readonly (ElementContent | string)[] };

/**
 * Radio buttons that choose what a page shows, without a script.
 * @param className the class of the whole
 * @param legend its accessible name
 * @param name the name of the group of radio buttons, unique on the page
 * @param chosen the index of the initial option, by default the first
 */
export function radioSwitch(
  className: string,
  legend: string,
  name: string,
  choices: readonly Choice[],
  chosen = 0,
): Element {
  const labels = choices.map(({ value, label }, place) => {
    const isChosen = place === chosen && { checked: true };
    return h('label', {}, h('input', { type: 'radio', name, value, ...isChosen }), ...label);
  });
  const heading = h('legend', { className: ['visually-hidden'] }, legend);
  return h('fieldset', { className: [className] }, heading, ...labels);
}

/** A pane of a frame; the style sheet knows its `key`, and shows `more` of its label where there is room. */
export type Pane = { key: PaneKey; label: string; more?: string; content: ElementContent };
type PaneKey = 'source' | 'rules' | 'js';

/**
 * The radio buttons that choose a pane.
 * @param name the name of the group, unique on the page
 */
export function paneSwitch(panes: readonly Omit<Pane, 'content'>[], name: string): Element {
  const choices = panes.map(({ key, label, more }) => ({
    value: key,
    label: more ? [label, h('span', {}, more)] : [label],
  }));
  return radioSwitch('switch', textFor('samples.show'), name, choices);
}

/** What every list of files shows: the source, and the rules that it becomes. */
export const sourcePanes = (): Omit<Pane, 'content'>[] => [
  { key: 'source', label: textFor('samples.source') },
  { key: 'rules', label: textFor('samples.rulePane') },
];

/** The panes, all in the HTML: the style sheet shows the chosen one. */
export function paneBoxes(panes: readonly Omit<Pane, 'label'>[]): Element[] {
  return panes.map(({ key, content }) => {
    // Other panes have their own labels.
    const label = key === 'js' && { dataLabel: 'JavaScript' };
    return h('div', { className: [`pane-${key}`], ...label }, content);
  });
}

/** Long lines are wrapped, so that nothing scrolls. */
export function codePane(code: readonly ElementContent[]): Element {
  return h('pre', {}, h('code', {}, ...code));
}

/** A pane under a title, like a code block. */
export function titled(title: string, content: Element): Element {
  return h('figure', {}, h('figcaption', { className: ['code-title'] }, title), content);
}
