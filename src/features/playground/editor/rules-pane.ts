import type { Mode, Rule } from '../../samples/compiler/project.ts';
import { formatBytes } from '../../samples/rules/read-rule.ts';
import type { SourcePlace } from '../protocol/compiler.ts';
import { describeRule } from './describe-rule.ts';
import { makeElement } from './make-element.ts';
import { makeNamesChoice } from './names-choice.ts';

type RulesEvents = {
  /** Called when a rule is hovered or focused; undefined for none. */
  onPoint: (rule: Rule | undefined) => void;
  /** Called with the first line of a pressed rule. */
  onPress: (place: SourcePlace) => void;
  onMode: (mode: Mode) => void;
};

/** The compiled rules of a project, each linked to its lines. */
export function createRulesPane({ onPoint, onPress, onMode }: RulesEvents) {
  const sums = makeElement('p', { class: 'sums' }, 'No rules yet');
  const body = makeElement('tbody');
  const table = makeElement(
    'table',
    {},
    makeElement('caption', { class: 'hidden' }, 'Rules, and where they come from'),
    makeElement('thead', {}, makeRow('th', ['Class', 'Declaration', 'Priority', 'Bytes'])),
    body,
  );
  const choice = makeNamesChoice(onMode);
  const bar = makeElement('div', { class: 'bar rules-bar' }, sums, choice.element);
  const frame = makeElement(
    'div',
    { class: 'table', role: 'group', 'aria-label': 'Rules', tabindex: '0' },
    table,
  );
  let rules: readonly Rule[] = [];
  const ruleOf = ({ target }: Event) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-rule]') : null;
    return rules[Number(row?.dataset.rule ?? -1)];
  };
  const pointAt = (event: Event) => onPoint(ruleOf(event));
  body.addEventListener('click', (event) => {
    const first = ruleOf(event)?.lines[0];
    if (first) onPress({ file: first.file, line: first.from });
  });
  body.addEventListener('pointerover', pointAt);
  body.addEventListener('focusin', pointAt);
  for (const leave of ['pointerleave', 'focusout']) {
    body.addEventListener(leave, () => onPoint(undefined));
  }
  return {
    elements: [bar, frame],
    /** Highlights the rows of these rules, and scrolls to the first. */
    light: (lit: readonly Rule[]) => {
      const names = new Set(lit.map(({ className }) => className));
      for (const [place, row] of [...body.rows].entries()) {
        row.classList.toggle('lit', names.has(rules[place]?.className ?? ''));
      }
      const first = body.querySelector('.lit');
      if (first) scrollWithin(frame, first);
    },
    show: (found: readonly Rule[], mode: Mode) => {
      rules = found.filter(({ css }) => css !== '');
      choice.choose(mode);
      sums.textContent = describeSums(rules);
      body.replaceChildren(...rules.map(makeRuleRow));
    },
  };
}

/** Scrolls just far enough for a row to be visible, without scrolling the page. */
function scrollWithin(frame: HTMLElement, row: Element): void {
  const [outer, inner] = [frame.getBoundingClientRect(), row.getBoundingClientRect()];
  const head = 36;
  if (inner.top < outer.top + head) frame.scrollTop += inner.top - outer.top - head;
  else if (inner.bottom > outer.bottom) frame.scrollTop += inner.bottom - outer.bottom;
}

function describeSums(rules: readonly Rule[]): string {
  const declarations = rules.reduce((sum, { lines }) => sum + lines.length, 0);
  const bytes = rules.reduce((sum, rule) => sum + bytesOf(rule), 0);
  return `${of(declarations, 'declaration')} → ${of(rules.length, 'rule')}, ${formatBytes(bytes)}`;
}

/** The size of a rule's CSS in bytes. */
const bytesOf = ({ css }: Rule) => new TextEncoder().encode(css).length;

const of = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;

function makeRuleRow(rule: Rule, place: number): HTMLElement {
  const { conditions, text } = describeRule(rule.css, rule.className);
  const declaration = makeElement('code', { title: rule.css });
  for (const condition of conditions) {
    declaration.append(makeElement('span', { class: 'condition' }, `${condition} `));
  }
  declaration.append(...keepVariablesWhole(text));
  const button = makeElement('button', { type: 'button', class: 'rule-name' }, rule.className);
  const row = makeRow('td', [button, declaration, `${rule.priority}`, `${bytesOf(rule)}`]);
  row.dataset.rule = String(place);
  return row;
}

/** Browsers break lines after hyphens, even after the first two of a variable. */
function keepVariablesWhole(text: string): (Node | string)[] {
  const parts = text.split(/(--[\w-]+)/);
  return parts.map((part, at) =>
    at % 2 === 0 ? part : makeElement('span', { class: 'variable' }, part),
  );
}

function makeRow(name: 'td' | 'th', cells: (Node | string)[]): HTMLElement {
  const attributes = name === 'th' ? { scope: 'col' } : {};
  return makeElement('tr', {}, ...cells.map((cell) => makeElement(name, attributes, cell)));
}
