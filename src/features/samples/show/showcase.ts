import type { Element, ElementContent } from 'hast';
import { element as h } from '../../../compile/hast-element.ts';
import { pluralFor, textFor } from '../../../texts/text.ts';
import type { CompiledRule } from '../compiler/project.ts';
import { formatBytes } from '../rules/read-rule.ts';
import type { NumberedRule } from './number-rules.ts';
import { codePane, paneBoxes, paneSwitch, radioSwitch, sourcePanes, titled } from './panes.ts';
import { type SizeStep, sizeBars } from './size-bars.ts';
import { tileList } from './tiles.ts';

/** A step of the showcase: a component, and what it adds. */
export type ShownStep = SizeStep & {
  /** What is shown, as its choice names it. */
  name: string;
  /** The name of the file in sight. */
  file: string;
  rules: readonly NumberedRule[];
  /** Whether no earlier component has a rule. */
  isNew: (rule: CompiledRule) => boolean;
  source: ElementContent[];
  /** The component itself, or a chart. */
  stage: Element;
};

/**
 * Live components with their source and compiled rules, added one after the other, and a whole product as the last
 * step; below them the size of the style sheet up to the chosen step. All have the same position, so that nothing
 * moves when another is chosen.
 * @param playground the address at which all components can be edited
 */
export function showcase(
  components: readonly ShownStep[],
  product: ShownStep,
  playground?: string,
): Element[] {
  const steps = [...components, product];
  const choices = steps.map((step, place) => ({
    value: String(place + 1),
    label: [
      h('i', {}, String(place + 1)),
      ' ',
      h('b', {}, ...shortened(step.name)),
      ' ',
      h('span', {}, growthOf(step, step === product ? undefined : components[place - 1])),
    ],
  }));
  return [
    radioSwitch('parts', textFor('samples.parts'), 'part', choices),
    h('div', { className: ['lives', 'stack'] }, ...steps.map(({ stage }) => stage)),
    sizeBars(components, product),
    h(
      'div',
      { className: ['codes'] },
      paneSwitch(sourcePanes(), 'pane'),
      ...(playground ? [editLinks(components, playground)] : []),
      h('div', { className: ['stack'] }, ...steps.map(codeBox)),
      h(
        'div',
        { className: ['switch', 'whole'], dataNoMarkdown: '' },
        h('label', {}, h('input', { type: 'checkbox', name: 'whole' }), textFor('samples.showAll')),
      ),
    ),
    // `boot/advance` goes to the second step.
    h('template', { dataRare: '', dataAdvance: '' }),
  ];
}

/** `+ Price` or `100 components`: where there is little room, only the word in the middle is visible. */
function shortened(name: string): (Element | string)[] {
  const [, before, word = '', after] = /^(\+ )?(\S+)(.*)$/.exec(name) ?? [];
  const part = (text = '') => (text === '' ? [] : [h('span', {}, text)]);
  return [...part(before), word, ...part(after)];
}

/** `+193 bytes`: what a component adds to those before it. */
function growthOf({ atomic }: ShownStep, before?: ShownStep): string {
  return before ? `+${formatBytes(atomic.raw - before.atomic.raw)}` : formatBytes(atomic.raw);
}

/** A link to each file. */
function editLinks(components: readonly ShownStep[], playground: string): Element {
  const links = components.map(({ file }) => {
    const href = playground.replace('#', `?file=${encodeURIComponent(file)}#`);
    return h('a', { href }, textFor('samples.edit'));
  });
  return h('div', { className: ['edits', 'stack'], dataNoMarkdown: '' }, ...links);
}

function codeBox({ file, rules, source, isNew }: ShownStep): Element {
  const fresh = rules.filter(isNew);
  const title = `${pluralFor('samples.rules', rules.length)}, ${textFor('samples.newRules', { count: fresh.length })}`;
  return h(
    'section',
    { className: ['part'], ariaLabel: file },
    ...paneBoxes([
      { key: 'source', content: titled(file, codePane(source)) },
      {
        key: 'rules',
        content: titled(
          title,
          h('div', {}, ...tileList([...fresh, ...rules.filter((rule) => !isNew(rule))], isNew)),
        ),
      },
    ]),
  );
}
