import type { Element, ElementContent } from 'hast';
import { element as h } from '../../../compile/hast-element.ts';
import { countOf } from '../../../diagnostics/count-of.ts';
import type { CompiledRule } from '../compiler/project.ts';
import { formatBytes } from '../rules/read-rule.ts';
import { countBytes, formatSize, type NumberedRule } from './number-rules.ts';
import { codePane, type Pane, paneBoxes, paneSwitch, radioSwitch, titled } from './panes.ts';
import { ruleList } from './rule-list.ts';
import { sizeBars } from './size-bars.ts';

/** A component of the showcase. */
export type ShownComponent = {
  /** The name of its file. */
  file: string;
  rules: readonly NumberedRule[];
  source: ElementContent[];
  /** The component itself. */
  stage: Element;
  /** The size of its styles as plain CSS, in bytes. */
  plain: number;
};

const panes: Omit<Pane, 'content'>[] = [
  { key: 'source', label: 'Source' },
  { key: 'rules', label: 'Rules' },
];

/**
 * Live components with their source and compiled rules, one shown at a time; below them the size of the style
 * sheet for all components up to the chosen one. The last is chosen initially, so that the bars show at once what
 * shared classes save. All have the same position, so that nothing moves when another is chosen.
 * @param playground the address at which all of them can be edited
 */
export function showcase(components: readonly ShownComponent[], playground?: string): Element[] {
  const counted = countComponents(components);
  const choices = counted.map(({ name, added }, place) => ({
    value: String(place + 1),
    label: [
      h('b', {}, place === 0 ? name : `+ ${name}`),
      ' ',
      h('span', {}, (place === 0 ? '' : '+') + formatBytes(countBytes(added))),
    ],
  }));
  return [
    radioSwitch('parts', 'Components', 'part', choices, choices.length - 1),
    h('div', { className: ['lives', 'stack'] }, ...components.map(({ stage }) => stage)),
    sizeBars(counted),
    h(
      'div',
      { className: ['codes'] },
      paneSwitch(panes, 'pane'),
      ...(playground ? [editLinks(components, playground)] : []),
      h(
        'div',
        { className: ['stack'] },
        ...components.map((component, place) => codeBox(component, counted[place]?.added ?? [])),
      ),
    ),
  ];
}

/** A link to each file; compression leaves next to nothing of the project that all of them repeat. */
function editLinks(components: readonly ShownComponent[], playground: string): Element {
  const links = components.map(({ file }) => {
    const href = playground.replace('#', `?file=${encodeURIComponent(file)}#`);
    return h('a', { href }, 'Edit this');
  });
  return h('div', { className: ['edits', 'stack'], dataNoMarkdown: '' }, ...links);
}

type CountedComponent = { name: string; added: NumberedRule[]; plain: number };

/** The rules that each component adds to those before it. */
function countComponents(components: readonly ShownComponent[]): CountedComponent[] {
  const cssBefore = new Set<string>();
  return components.map(({ file, rules, plain }) => {
    const added = rules.filter(({ css }) => !cssBefore.has(css));
    for (const { css } of added) cssBefore.add(css);
    return { name: file.replace(/\.\w+$/, ''), added, plain };
  });
}

function codeBox({ file, rules, source }: ShownComponent, added: readonly CompiledRule[]) {
  const isNew = ({ css }: CompiledRule) => added.some((rule) => rule.css === css);
  const title =
    added.length === rules.length
      ? formatSize(rules)
      : `${countOf(rules.length, 'rule')}, ${added.length} new`;
  return h(
    'section',
    { className: ['part'], ariaLabel: file },
    ...paneBoxes([
      { key: 'source', content: titled(file, scrolled(codePane(source), file)) },
      { key: 'rules', content: titled(title, ruleList(rules, file, { isNew, isBrief: true })) },
    ]),
  );
}

/** Focusable, so that it can be scrolled by keyboard. */
function scrolled(pane: Element, name: string): Element {
  return { ...pane, properties: { tabIndex: 0, role: 'group', ariaLabel: name } };
}
